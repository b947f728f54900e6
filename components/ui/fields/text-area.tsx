import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './text-area.module.css';
import input from './text-input.module.css';

/** For text of several lines; it grows with its content if the browser supports that. */
export function TextArea({ className, rows = 6, ...native }: ComponentProps<'textarea'>) {
  return (
    <textarea className={classNames(input.input, styles.area, className)} rows={rows} {...native} />
  );
}
