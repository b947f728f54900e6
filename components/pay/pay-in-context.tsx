import { ArrowRight } from 'lucide';
import type { JobSummary } from '@/lib/domain/job/job';
import type { PayPage } from '@/lib/domain/pay-pages/pay-page';
import { payPageName } from '@/lib/domain/pay-pages/pay-words';
import { payDistance } from '@/lib/domain/pay/pay-peers';
import type { PayPeers } from '@/lib/domain/pay/pay-peers';
import { TextLink } from '@/components/ui/actions/text-link';
import { PayScale } from './pay-scale';

/** With fewer jobs than this, the comparison is a sentence without a drawing. */
const DRAWN_FROM = 10;

type Props = {
  readonly job: Pick<JobSummary, 'pay' | 'titles'>;
  readonly peers: PayPeers;
  /** Address of the jobs it is compared with. */
  readonly href: string;
  readonly payPage: PayPage | null;
};

/** The drawing behind the median, and where its jobs are. */
export function PayInContext({ job, peers, href, payPage }: Props) {
  return (
    <div>
      {payDistance(job, peers) && peers.count >= DRAWN_FROM && (
        <PayScale own={job.pay?.week ?? null} peers={peers} />
      )}
      <p>The median counts jobs that list weekly pay, at the midpoint of a range.</p>
      <TextLink href={href} icon={ArrowRight}>
        See these jobs
      </TextLink>
      {payPage && (
        <TextLink href={payPage.path} icon={ArrowRight}>
          {payPageName(payPage)}
        </TextLink>
      )}
    </div>
  );
}
