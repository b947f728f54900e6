'use client';

import { useEffect, useState } from 'react';
import { searches } from '@/lib/client/device/collections';
import { alertSupport, bringTogether, followedSearches } from '@/lib/client/device/search-alerts';
import { useCollection } from '@/lib/client/device/use-collection';
import { alertSearch } from '@/lib/domain/search-alerts/search-alert';
import { SavedSection } from './saved-section';
import { SearchAlert } from './search-alert';
import styles from './search-alerts.module.css';

type Props = {
  /** The site's public key for push messages. */
  readonly alertKey: string;
};

/** Searches of this device that it can get alerts for: its recent ones, then the others it follows. */
export function SearchAlerts({ alertKey }: Props) {
  const followed = useCollection(followedSearches).map(({ search }) => search);
  // A search whose alerts are stopped here keeps its place in the list, and its button.
  const [before] = useState(followed);
  const [stopped, setStopped] = useState<readonly string[]>([]);
  const recent = useCollection(searches).map(({ search }) => alertSearch(search));
  useEffect(() => {
    void bringTogether(alertKey);
  }, [alertKey]);
  const stay = before.filter((search) => followed.includes(search) || stopped.includes(search));
  const rows = [...new Set([...recent, ...stay, ...followed])].filter((search) => search !== null);
  const support = alertSupport();
  return (
    <SavedSection id={ID} heading="Alerts for your searches" count={rows.length}>
      <p className={styles.lead}>{LEADS[support]}</p>
      <ul className={styles.list}>
        {rows.map((search) => (
          <SearchAlert
            key={search}
            search={search}
            alertKey={alertKey}
            isOn={followed.includes(search)}
            support={support}
            onStop={() => setStopped([...stopped, search])}
          />
        ))}
      </ul>
    </SavedSection>
  );
}

/** The fragment of the address that a notification about several searches links to (lib/domain/search-alerts/search-alert-message.ts). */
const ID = 'alerts';

const LEADS = {
  ready:
    'Get a notification on this device when new jobs match, one a day at most. No account, no email. For this we keep, encrypted and without your name: your browser’s address and keys for notifications, the searches you follow, which jobs we told you about, and when alerts were last used. We erase it when you stop alerts, or after 90 days without use.',
  blocked:
    'Notifications from this site are blocked in your browser. Allow them in its settings, or follow a search in a feed reader, an app that tells you when a page has something new.',
  none: 'This browser doesn’t support notifications from websites. You can follow a search in a feed reader, an app that tells you when a page has something new.',
} as const;
