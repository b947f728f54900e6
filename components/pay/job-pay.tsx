import { ArrowRight } from 'lucide';
import { PAY_EXPLAINED } from '@/lib/content/jobs/pay-questions';
import { contactHref } from '@/lib/domain/application/contact-href';
import type { Job } from '@/lib/domain/job/job';
import type { PayPage } from '@/lib/domain/pay-pages/pay-page';
import { estimateContract, formatContractPay, formatWeeks } from '@/lib/domain/pay/contract-pay';
import { formatDollars } from '@/lib/domain/pay/dollars';
import { payPageName } from '@/lib/domain/pay-pages/pay-words';
import { formatHourlyPay, formatWeekOfShifts, hourlyPay } from '@/lib/domain/pay/hourly-pay';
import { payDistance, type PayDistance, type PayPeers } from '@/lib/domain/pay/pay-peers';
import { stateName } from '@/lib/domain/place/states';
import { SiteLink } from '@/components/ui/actions/site-link';
import { TextLink } from '@/components/ui/actions/text-link';
import { Disclosure } from '@/components/ui/boxes/disclosure';
import { Panel } from '@/components/ui/boxes/panel';
import styles from './job-pay.module.css';

type Props = {
  readonly job: Job;
  /** Null if too few open jobs state their pay. */
  readonly peers: PayPeers | null;
  /** Address of the jobs it is compared with. */
  readonly peersHref: string;
  /** Their pay page, if there is one that is indexed. */
  readonly payPage: PayPage | null;
};

/**
 * What the weekly figure comes to, in three lines: for the contract, by the hour, beside other jobs (docs/decisions/0027). How each comes
 * about is behind one line. If pay is not posted, that comes first. Renders nothing if there is nothing to say about it.
 */
export function JobPay({ job, peers, peersHref, payPage }: Props) {
  const isWeekly = job.pay?.unit === 'week';
  const isUnposted = job.pay === null;
  if (!isWeekly && !isUnposted && peers === null) return null;
  const contract = estimateContract(job);
  const hourly = hourlyPay(job);
  const distance = peers && payDistance(job, peers);
  const jobs = peers
    ? `${isUnposted ? 'other' : 'open'} ${peers.specialty} jobs ${peers.state ? `in ${stateName(peers.state)}` : 'nationwide'}`
    : '';
  return (
    <Panel as="section" className={`${styles.panel} gap-label stack`} aria-labelledby="job-pay">
      <h2 id="job-pay" className="size-h3">
        What it pays
      </h2>
      {isUnposted && (
        <p className={styles.total}>
          Pay isn’t posted.{' '}
          <SiteLink rel="nofollow" href={contactHref(job.id, '&ask=pay')}>
            Ask us.
          </SiteLink>
        </p>
      )}
      {contract && (
        <p className={`${styles.total} tabular`}>
          about <strong>{formatContractPay(contract)}</strong> for the contract
        </p>
      )}
      {hourly && (
        <p className={`${styles.line} tabular`}>
          about <strong>{formatHourlyPay(hourly)}</strong> an hour, all pay blended together
        </p>
      )}
      {peers && (
        <p className={`${styles.line} tabular`}>
          {peers.count} {jobs}: median <strong>{formatDollars(peers.median)} a week</strong>
          {distance && inWords(distance)}
        </p>
      )}
      {(peers ?? isWeekly) && (
        <Disclosure summary="How we work it out">
          {contract && (
            <p>{`Contract: weekly pay × ${formatWeeks(contract.weeks)}, before taxes, if you work every week.`}</p>
          )}
          {hourly && <p>{`Hour: ${formatWeekOfShifts(hourly.week)}.`}</p>}
          {peers && (
            <div>
              <p>The median counts jobs that list weekly pay, at the midpoint of a range.</p>
              <TextLink href={peersHref} icon={ArrowRight}>
                See these jobs
              </TextLink>
              {payPage && (
                <TextLink href={payPage.path} icon={ArrowRight}>
                  {payPageName(payPage)}
                </TextLink>
              )}
            </div>
          )}
          {isWeekly && <Explained />}
          {isWeekly && (
            <TextLink rel="nofollow" href={`/offer/${job.id}`} icon={ArrowRight}>
              Have another offer? Compare it
            </TextLink>
          )}
        </Disclosure>
      )}
    </Panel>
  );
}

/** What a weekly figure is usually made of, and what to ask before signing for it. */
function Explained() {
  const { title, lead, parts, asks } = PAY_EXPLAINED;
  return (
    <>
      <h3 className={`${styles.part} strong`}>{title}</h3>
      <p>{lead}</p>
      <dl className={`${styles.parts} gap-2`}>
        {parts.map(({ name, text }, index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{asks}</p>
    </>
  );
}

function inWords({ percent, side }: PayDistance): string {
  if (side === 'same') return ' (this one: about the same)';
  return ` (this one: about ${percent}% ${side === 'above' ? 'more' : 'less'})`;
}
