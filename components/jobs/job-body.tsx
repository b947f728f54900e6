import { Check } from 'lucide-react';
import { BENEFITS, PAY_DISCLAIMER } from '@/lib/content/benefits';
import type { SanitizedHtml } from '@/lib/domain/job';
import { Icon } from '@/components/ui/icon';
import styles from './job-body.module.css';

/** The description, our benefits once, and what the pay figure means. */
export function JobBody({ html }: { readonly html: SanitizedHtml | null }) {
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
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <Icon icon={Check} />
            {benefit}
          </li>
        ))}
      </ul>
      <p className={styles.disclaimer}>{PAY_DISCLAIMER}</p>
    </div>
  );
}
