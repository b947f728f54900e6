'use client';

import { useIsHydrated } from '@/lib/client/page/use-is-hydrated';
import { ClearAll } from './clear-all';
import { DeskSections } from './desk-sections';
import styles from './saved-desk.module.css';

type Props = { readonly siteUrl: string };

/** Everything this device keeps. The server knows none of it: until the page's script is there, its room is kept. */
export function SavedDesk({ siteUrl }: Props) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) {
    return (
      <div className={styles.waiting} aria-hidden="true">
        <div className={styles.bone} />
        <div className={styles.bone} />
        <div className={styles.bone} />
      </div>
    );
  }
  return (
    <>
      <DeskSections siteUrl={siteUrl} />
      <ClearAll />
    </>
  );
}
