import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './panel.module.css';

type PanelProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'aside' };

/** A quiet box for what belongs together: filters, a form, the pay beside a job. */
export function Panel({ as: Element = 'div', className, ...native }: PanelProps) {
  return <Element className={classNames(styles.panel, 'framed shrinks', className)} {...native} />;
}
