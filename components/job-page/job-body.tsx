import { Check } from 'lucide';
import { BENEFITS, BENEFITS_NOTE, PAY_DISCLAIMER } from '@/lib/content/jobs/benefits';
import type { IsoDate, SanitizedHtml } from '@/lib/domain/job/job';
import { Icon } from '@/components/ui/marks/icon';
import styles from './job-body.module.css';
import { LongDate } from '@/components/job-card/long-date';

type Props = {
  readonly html: SanitizedHtml | null;
  /** The posting's last valid day, as in the structured data; null if nothing says how long it is open. */
  readonly validThrough: IsoDate | null;
};

/** The description, our benefits once, and what the pay figure means. */
export function JobBody({ html, validThrough }: Props) {
  return (
    <div className={`prose ${styles.body}`}>
      <h2>Job description</h2>
      {html ? (
        <div className={styles.description} dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <p>No description available</p>
      )}
      <h2>Benefits</h2>
      <ul className={styles.benefits}>
        {BENEFITS.map((benefit, index) => (
          <li key={index}>
            <Icon icon={Check} />
            {benefit}
          </li>
        ))}
      </ul>
      <p className={styles.disclaimer}>{BENEFITS_NOTE}</p>
      <p className={styles.disclaimer}>{PAY_DISCLAIMER}</p>
      {validThrough && (
        <p className={styles.disclaimer}>
          This posting is valid through <LongDate day={validThrough} /> unless it is filled sooner.
        </p>
      )}
    </div>
  );
}
