import type { IconNode } from 'lucide';
import { Card } from '@/components/ui/boxes/card';
import { Icon } from '@/components/ui/marks/icon';
import styles from './icon-cards.module.css';

type IconCardsProps = {
  readonly items: readonly {
    readonly icon: IconNode;
    readonly title: string;
    readonly text: string;
  }[];
};

/** Short points as cards, three in a row if there is room. */
export function IconCards({ items }: IconCardsProps) {
  return (
    <ul className={styles.grid}>
      {items.map(({ icon, title, text }) => (
        <Card as="li" key={title} className={styles.card}>
          <span className={styles.chip}>
            <Icon icon={icon} className={styles.icon} />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </ul>
  );
}
