import { ArrowRight } from 'lucide';
import { formatDollars } from '@/lib/domain/pay/dollars';
import type { JobSummary } from '@/lib/domain/job/job';
import type { PayPage } from '@/lib/domain/pay-pages/pay-page';
import { payPageName } from '@/lib/domain/pay-pages/pay-words';
import { payDistance } from '@/lib/domain/pay/pay-peers';
import type { PayDistance, PayPeers } from '@/lib/domain/pay/pay-peers';
import { stateName } from '@/lib/domain/place/states';
import { TextLink } from '@/components/ui/actions/text-link';
import styles from './job-pay.module.css';
import { PayScale } from './pay-scale';

/** With fewer jobs than this, the comparison is a sentence without a drawing. */
const DRAWN_FROM = 10;

type Props = {
  readonly job: Pick<JobSummary, 'pay' | 'titles'>;
  readonly peers: PayPeers;
  readonly href: string;
  readonly payPage: PayPage | null;
};

/** The median of the open jobs of this specialty, and how this one compares if that can be said. */
export function PayInContext({ job, peers, href, payPage }: Props) {
  const distance = payDistance(job, peers);
  const { specialty, state } = peers;
  const jobs = `open ${specialty} jobs ${state ? `in ${stateName(state)}` : 'nationwide'}`;
  return (
    <div className={styles.context}>
      <p>
        Median of {peers.count} {jobs}: <strong>{formatDollars(peers.median)} a week</strong>.
        {distance && ` ${inWords(distance)}`}
      </p>
      <details className={styles.how}>
        <summary>See how it compares</summary>
        {distance && peers.count >= DRAWN_FROM && (
          <PayScale own={job.pay?.week ?? null} peers={peers} />
        )}
        <p className={styles.note}>
          Based on open jobs that list weekly pay. For a range we use the midpoint.
        </p>
        <TextLink href={href} icon={ArrowRight}>
          See the {jobs}
        </TextLink>
        {payPage && (
          <TextLink href={payPage.path} icon={ArrowRight}>
            {payPageName(payPage)}
          </TextLink>
        )}
      </details>
    </div>
  );
}

function inWords({ percent, side }: PayDistance): string {
  if (side === 'same') return 'This job is about the same.';
  return `This job pays about ${percent}% ${side === 'above' ? 'more' : 'less'}.`;
}
