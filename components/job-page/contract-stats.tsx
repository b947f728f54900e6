import { AlarmClock, CalendarCheck, Users, type IconNode } from 'lucide';
import type { IsoDate, JobContract } from '@/lib/domain/job/job';
import { CONTRACT_TERMS, type TermName } from '@/lib/domain/compare/contract-terms';
import { Icon } from '@/components/ui/marks/icon';
import styles from './job-stats.module.css';

type Props = { readonly contract: JobContract; readonly today: IsoDate };

/** Every term, in order, with its icon. */
const ICONS: Readonly<Record<TermName, IconNode>> = {
  starts: CalendarCheck,
  hours: AlarmClock,
  openings: Users,
};

/** Facts that only some records state, below those that every job has (docs/decisions/0006). */
export function ContractStats({ contract, today }: Props) {
  const names = Object.keys(ICONS) as TermName[];
  return (
    <dl className={`${styles.stats} stack framed ${styles.contract} cluster`}>
      {names.map((name) => {
        const { label, words } = CONTRACT_TERMS[name];
        const value = words(contract, today);
        return (
          value && (
            <div key={name} className={`${styles.stat} stack`}>
              <dt>
                <Icon icon={ICONS[name]} />
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
