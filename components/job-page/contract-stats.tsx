import { AlarmClock, CalendarCheck, Users, type IconNode } from 'lucide';
import { formatStart } from '@/lib/domain/dates/start-words';
import type { IsoDate, JobContract } from '@/lib/domain/job/job';
import { formatStatedHours } from '@/lib/domain/pay/hours-words';
import { Icon } from '@/components/ui/marks/icon';
import styles from './job-stats.module.css';

type Props = { readonly contract: JobContract; readonly today: IsoDate };

/** Facts that only some records state, below those that every job has (docs/decisions/0006). */
export function ContractStats({ contract, today }: Props) {
  const { startsOn, openings } = contract;
  const hours = formatStatedHours(contract);
  const stats: readonly (readonly [IconNode, string, string])[] = [
    ...(startsOn ? [[CalendarCheck, 'Starts', formatStart(startsOn, today)] as const] : []),
    ...(hours ? [[AlarmClock, 'Hours', hours] as const] : []),
    ...(openings ? [[Users, 'Openings', String(openings)] as const] : []),
  ];
  return (
    <dl className={`${styles.stats} ${styles.contract}`}>
      {stats.map(([icon, name, value]) => (
        <div key={name} className={styles.stat}>
          <Icon icon={icon} />
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
