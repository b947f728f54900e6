import { useState } from 'react';
import { Bell, Rss } from 'lucide';
import {
  follow,
  unfollow,
  type AlertOutcome,
  type alertSupport,
} from '@/lib/client/device/search-alerts';
import { searchInWords } from '@/lib/domain/search-alerts/search-words';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { Button } from '@/components/ui/actions/button';
import { TextLink } from '@/components/ui/actions/text-link';
import { Icon } from '@/components/ui/marks/icon';
import styles from './search-alerts.module.css';

type Props = {
  /** In the spelling of `alertSearch`. */
  readonly search: string;
  readonly alertKey: string;
  readonly isOn: boolean;
  readonly support: ReturnType<typeof alertSupport>;
  /** Called before its alerts are stopped here. */
  readonly onStop: () => void;
};

/** One search: its alerts on or off with a press, or its feed if alerts are not available. */
export function SearchAlert({ search, alertKey, isOn, support, onStop }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<AlertOutcome>('done');
  const name = searchInWords(parseJobQuery(search));

  async function press() {
    if (isBusy) return;
    setBusy(true);
    setOutcome('done');
    if (isOn) onStop();
    setOutcome(await (isOn ? unfollow(search) : follow(search, alertKey)));
    setBusy(false);
  }

  // A pressed button stays, so that it keeps focus.
  const hasButton = support === 'ready' || isOn || outcome === 'blocked';
  const needsFeed = support !== 'ready' || outcome === 'blocked' || outcome === 'failed';
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <strong className={styles.name}>{name}</strong>{' '}
        <span role="status" className={styles.state}>
          {isBusy ? 'One moment…' : (TOLD[outcome] ?? (isOn ? 'Alerts are on.' : ''))}
        </span>
        {needsFeed && (
          <TextLink href={`/jobs/feed.xml?${search}`} leadingIcon={Rss}>
            <span>Follow this search in a feed reader</span>{' '}
            <span className="visually-hidden">{`for ${name}`}</span>
          </TextLink>
        )}
      </div>
      {hasButton && (
        <Button
          size="sm"
          variant={isOn ? 'quiet' : 'solid'}
          aria-disabled={isBusy || undefined}
          onClick={() => void press()}
        >
          <Icon icon={Bell} /> <span>{isOn ? 'Stop alerts' : 'Alert me'}</span>{' '}
          <span className="visually-hidden">{`${isOn ? 'for' : 'about'} ${name}`}</span>
        </Button>
      )}
    </li>
  );
}

const TOLD: Readonly<Partial<Record<AlertOutcome, string>>> = {
  off: 'Alerts are still off. You can allow notifications when your browser asks.',
  blocked: 'Your browser blocks notifications from this site. You can allow them in its settings.',
  full: 'You can follow up to six searches. Stop one first.',
  failed: 'That didn’t work. Please try again in a minute.',
};
