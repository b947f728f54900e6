import { SiteLink } from '@/components/ui/actions/site-link';
import { TextButton } from '@/components/ui/actions/text-button';
import styles from './moving-on.module.css';
import { MOVING_ON } from './attributes';

const STAYED = 'You are staying on this page.';

type Props = {
  /** Where the page goes next. */
  readonly href: string;
  /** That place in words. */
  readonly place: string;
  readonly afterMs: number;
  /** What to tell a visitor who stays. */
  readonly stayed?: string;
  readonly onStay?: () => void;
};

/** Moves on to the next page by itself, unless the visitor stops it (components/page/elements/moving-on.ts). Not shown without scripts. */
export function MovingOn({ href, place, afterMs, stayed = STAYED, onStay }: Props) {
  return (
    <moving-on
      className={`stack needs-script ${styles.moving}`}
      {...{ [MOVING_ON.after]: afterMs, [MOVING_ON.stayed]: stayed }}
      suppressHydrationWarning
    >
      <p>
        <span>{`You will be taken to ${place} in ${afterMs / 1_000} seconds.`}</span>{' '}
        <span className={styles.held}>The clock waits while you are here.</span>
      </p>
      <p className={`row breaks ${styles.choices}`}>
        <TextButton {...(onStay && { onClick: onStay })}>Stay on this page</TextButton>
        <SiteLink href={href} className="inline-row small strong">
          Continue now
        </SiteLink>
      </p>
    </moving-on>
  );
}
