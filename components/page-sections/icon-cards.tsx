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

/** Short points as cards: low on a phone, three in a row if there is room. */
export function IconCards({ items }: IconCardsProps) {
  return (
    <ul className={`stack two-columns ${styles.grid}`}>
      {items.map(({ icon, title, text }) => (
        <Card as="li" key={title} className={`grid ${styles.card}`}>
          <Icon icon={icon} size="1.5rem" className={styles.icon} />
          <h3 className="size-h4 snug">{title}</h3>
          <p className="muted small">{text}</p>
        </Card>
      ))}
    </ul>
  );
}
