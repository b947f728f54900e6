import type { JobFactName } from '@/lib/domain/job/job-facts';
import styles from './job-fact.module.css';

type Props = { readonly fact: 'place' | JobFactName; readonly children: string };

/** A fact of a job card and the icon before it, drawn by the style sheet because a hundred cards have three of them each. */
export function JobFact({ fact, children }: Props) {
  return (
    <span className={styles.fact} data-fact={fact}>
      {children}
    </span>
  );
}
