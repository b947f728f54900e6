import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/marks/icon';
import styles from './accordion.module.css';

type AccordionProps = {
  /** Shared by the items: the browser keeps one of them open at a time, without any script. */
  name: string;
  items: readonly { readonly title: string; readonly content: ReactNode }[];
};

/** Questions and answers, the first one open. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div>
      {items.map(({ title, content }, at) => (
        <details key={title} name={name} open={at === 0} className={`${styles.item} line-above`}>
          <summary className={`${styles.title} one-row snug between gap-4 large strong`}>
            <span>{title}</span>
            <Icon icon={Plus} className={`${styles.mark} tilts`} />
          </summary>
          <div className={`${styles.content} muted`}>{content}</div>
        </details>
      ))}
    </div>
  );
}
