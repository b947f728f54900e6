import { AlarmClock, Users } from 'lucide';
import type { JobContract } from '@/lib/domain/job/job';
import { CONTRACT_TERMS } from '@/lib/domain/compare/contract-terms';
import { Icon } from '@/components/ui/marks/icon';
import styles from './job-stats.module.css';

/** Facts that only some records state, below those that every job has (docs/decisions/0006). The start is among the facts of the posting. */
export function ContractStats({ contract }: { readonly contract: JobContract }) {
  const stated = (
    [
      ['hours', AlarmClock],
      ['openings', Users],
    ] as const
  ).flatMap(([name, icon]) => {
    const { label, words } = CONTRACT_TERMS[name];
    const value = words(contract);
    return value ? [{ label, value, icon }] : [];
  });
  if (stated.length === 0) return null;
  return (
    <dl className={`${styles.stats} stack framed ${styles.contract} cluster`}>
      {stated.map(({ label, value, icon }) => (
        <div key={label} className={`${styles.stat} stack`}>
          <dt>
            <Icon icon={icon} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
