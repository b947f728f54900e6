import { Check } from 'lucide';
import { BENEFITS_NOTE, BENEFITS_SHOWN, PAY_DISCLAIMER } from '@/lib/content/jobs/benefits';
import type { IsoDate } from '@/lib/domain/job/job';
import { LongDate } from '@/components/job-card/long-date';
import { Icon } from '@/components/ui/marks/icon';
import styles from './job-benefits.module.css';

type Props = {
  /** The posting's last valid day, as in the structured data; null if nothing says how long it is open. */
  readonly validThrough: IsoDate | null;
};

/** What comes with every job, what comes with travel alone, and what the pay figure means (specification, section 9). */
export function JobBenefits({ validThrough }: Props) {
  return (
    <section className="stack gap-3" aria-labelledby="job-benefits">
      <h2 id="job-benefits" className="size-h3">
        Benefits
      </h2>
      <ul className={`${styles.benefits} small`}>
        {BENEFITS_SHOWN.map((benefit, index) => (
          <li key={index}>
            <Icon icon={Check} />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <p className={`${styles.note} muted small`}>
        {`${BENEFITS_NOTE} ${PAY_DISCLAIMER}`}
        {validThrough && (
          <>
            {' '}
            Posting valid through <LongDate day={validThrough} /> unless filled sooner.
          </>
        )}
      </p>
    </section>
  );
}
