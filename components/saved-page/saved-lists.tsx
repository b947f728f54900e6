'use client';

import { useIsHydrated } from '@/lib/client/page/use-is-hydrated';
import { ClearAll } from './clear-all';
import { SavedSections } from './saved-sections';
import styles from './saved-lists.module.css';

type Props = {
  readonly siteUrl: string;
  /** The site's public key for push messages; null where there are no alerts. */
  readonly alertKey: string | null;
};

/** Everything this device keeps. The server knows none of it: until the page's script is there, its room is kept. */
export function SavedLists({ siteUrl, alertKey }: Props) {
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
      <SavedSections siteUrl={siteUrl} alertKey={alertKey} />
      <ClearAll hasAlerts={alertKey !== null} />
    </>
  );
}
