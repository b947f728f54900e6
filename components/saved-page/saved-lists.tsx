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

/** The lists that are nearly always there: an address that names one has somewhere to lead. */
const ROOM_FOR = ['saved', 'applied', 'viewed'];

/** Everything saved on this device. The server knows none of it, so its room is reserved until the page's script has loaded. */
export function SavedLists({ siteUrl, alertKey }: Props) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) {
    return (
      <div className={styles.waiting} aria-hidden="true">
        {ROOM_FOR.map((id) => (
          <div key={id} id={id} className={styles.bone} />
        ))}
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
