import { ArrowRight } from 'lucide';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import type { PayPage } from '@/lib/domain/pay-pages/pay-page';
import type { PayPeers } from '@/lib/domain/pay/pay-peers';
import { TextLink } from '@/components/ui/actions/text-link';
import { Panel } from '@/components/ui/boxes/panel';
import { ContractEstimate } from './contract-estimate';
import styles from './job-pay.module.css';
import { HourlyEquivalent } from './hourly-equivalent';
import { PayExplained } from './pay-explained';
import { PayInContext } from './pay-in-context';
import { PerDiemNote } from './per-diem-note';

type Props = {
  readonly job: Job;
  /** Null if too few open jobs state their pay. */
  readonly peers: PayPeers | null;
  /** Address of the jobs it is compared with. */
  readonly peersHref: string;
  /** Their pay page, if there is one that is indexed. */
  readonly payPage: PayPage | null;
  readonly today: IsoDate;
};

/**
 * What the weekly figure comes to, and how it compares (docs/decisions/0027): the figure itself is among the job's facts and beside 'Apply
 * Now'. Renders nothing if there is nothing to say about it.
 */
export function JobPay({ job, peers, peersHref, payPage, today }: Props) {
  const isWeekly = job.pay?.unit === 'week';
  if (!isWeekly && peers === null) return null;
  return (
    <Panel as="section" className={styles.panel} aria-labelledby="job-pay">
      <h2 id="job-pay" className={styles.title}>
        What it pays
      </h2>
      <ContractEstimate job={job} />
      <HourlyEquivalent job={job} />
      {peers && <PayInContext job={job} peers={peers} href={peersHref} payPage={payPage} />}
      {isWeekly && <PerDiemNote job={job} today={today} />}
      {isWeekly && (
        <TextLink rel="nofollow" href={`/offer/${job.id}`} icon={ArrowRight}>
          Have another offer? Compare it
        </TextLink>
      )}
      {isWeekly && <PayExplained />}
    </Panel>
  );
}
