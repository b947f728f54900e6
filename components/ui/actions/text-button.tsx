import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './text-button.module.css';

/** A button that reads like a link: 'Clear All' beside tags. */
export function TextButton({ className, ...native }: ComponentProps<'button'>) {
  return <button type="button" className={classNames(styles.button, className)} {...native} />;
}
