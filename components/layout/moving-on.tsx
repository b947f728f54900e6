'use client';

import { goInstead } from '@/lib/client/leave';
import { SiteLink } from '@/components/ui/site-link';
import { TextButton } from '@/components/ui/text-button';
import styles from './moving-on.module.css';

type Props = {
  /** Where the page goes next; null once the visitor has chosen to stay. */
  readonly next: string | null;
  /** That place in words. */
  readonly place: string;
  readonly afterMs: number;
  /** What to say to who stays. */
  readonly stayed: string;
  readonly onStay: () => void;
};

/** The page moves on by itself, but not against anyone's will (WCAG 2.2.1). Without a script nothing moves on, nor says so. */
export function MovingOn({ next, place, afterMs, stayed, onStay }: Props) {
  if (next === null) return <p>{stayed}</p>;
  return (
    <div className={styles.moving}>
      <p>
        You will be taken to {place} in {afterMs / 1_000} seconds.
      </p>
      <p className={styles.choices}>
        <SiteLink
          href={next}
          onClick={(event) => {
            // As by the clock: Back does not lead to a page that moves on.
            event.preventDefault();
            goInstead(next);
          }}
        >
          Continue now
        </SiteLink>
        <TextButton onClick={onStay}>Stay on this page</TextButton>
      </p>
    </div>
  );
}
