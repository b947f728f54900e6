import { formatContractPay } from '@/lib/domain/pay/contract-pay';
import type { PayByPeriod } from '@/lib/domain/pay/offer';
import { Panel } from '@/components/ui/boxes/panel';
import styles from './offer.module.css';

type Props = {
  /** Null while it has errors. */
  readonly offer: PayByPeriod | null;
  readonly job: PayByPeriod;
};

const ROWS = [
  { period: 'week', name: 'A week' },
  { period: 'hour', name: 'An hour, blended' },
  { period: 'contract', name: 'The contract' },
] as const;

/** What offer and job pay, and what is not counted. The job's figures are shown from the start. */
export function OfferPayTable({ offer, job }: Props) {
  return (
    <Panel as="section" className={styles.panel} aria-labelledby="comes-to">
      <h2 id="comes-to" className={styles.title}>
        What it comes to
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Your offer</th>
            <th scope="col">This job</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ period, name }) => (
            <tr key={period}>
              <th scope="row">{name}</th>
              {[offer?.[period], job[period]].map((pay, at) => (
                <td key={at}>{pay ? formatContractPay(pay) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Dollars before taxes, if you work every week; by the hour if the hours differ. What your
        offer pays once is spread over its weeks. Not counted: what this job pays once, taxes,
        benefits, cost of living, overtime, canceled shifts. Not tax advice, not an offer.
      </p>
    </Panel>
  );
}
