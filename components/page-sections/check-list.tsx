import { Check } from 'lucide';
import { Icon } from '@/components/ui/marks/icon';
import styles from './check-list.module.css';

type CheckListProps = {
  readonly items: readonly string[];
  /** What one of them means in full. */
  readonly note?: string;
};

/** What is included, each with a check mark. */
export function CheckList({ items, note }: CheckListProps) {
  return (
    <>
      <ul className={`stack two-columns ${styles.list}`}>
        {items.map((item) => (
          <li key={item}>
            <Icon icon={Check} className={styles.mark} />
            {item}
          </li>
        ))}
      </ul>
      <p className={`small ${styles.note}`}>{note}</p>
    </>
  );
}
