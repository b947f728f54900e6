import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/marks/icon';
import styles from './blurbs.module.css';

type BlurbsProps = {
  readonly items: readonly {
    readonly icon: IconNode;
    readonly title: string;
    readonly text: ReactNode;
    /** One large figure above the text. */
    readonly figure?: string | undefined;
  }[];
};

/** Short passages between hairlines, each with an icon. */
export function Blurbs({ items }: BlurbsProps) {
  return (
    <ul>
      {items.map(({ icon, title, text, figure }) => (
        <li key={title} className={`${styles.item} grid line-above`}>
          <span className={`centered rounded ${styles.chip}`}>
            <Icon icon={icon} size="1.5rem" />
          </span>
          <h3>{title}</h3>
          {figure && <p className={`strong tabular size-h3 ${styles.figure}`}>{figure}</p>}
          <p className={`muted ${styles.text}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
