'use client';

import { useIsHydrated } from '@/lib/client/page/use-is-hydrated';
import { ClearAll } from './clear-all';
import { SavedSections } from './saved-sections';
import styles from './saved-lists.module.css';

type Props = {
  readonly siteUrl: string;
  /** The site's public key for push messages; null if there are no alerts. */
  readonly alertKey: string | null;
};

/** Everything saved on this device. The server knows none of it, so its room is reserved until the page's script has loaded. */
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
