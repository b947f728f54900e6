import { Check } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import styles from './check-list.module.css';

/** What is included, each with a check mark. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Icon icon={Check} className={styles.mark} />
          {item}
        </li>
      ))}
    </ul>
  );
}
