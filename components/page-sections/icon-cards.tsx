import type { IconNode } from 'lucide';
import { Card } from '@/components/ui/boxes/card';
import { Icon } from '@/components/ui/marks/icon';
import chip from './chip.module.css';
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
    <ul className={`stack two-columns ${styles.grid}`}>
      {items.map(({ icon, title, text }) => (
        <Card as="li" key={title} className={`stack gap-2 ${styles.card}`}>
          <span className={`centered ${chip.chip} rounded ${styles.chip}`}>
            <Icon icon={icon} size="1.5rem" />
          </span>
          <h3 className="size-h4 snug">{title}</h3>
          <p className="muted">{text}</p>
        </Card>
      ))}
    </ul>
  );
}
