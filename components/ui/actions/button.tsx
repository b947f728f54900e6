import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './button.module.css';

export type ButtonLook = {
  /** action: the one next thing to do · quiet: outlined · solid: pine, ends a dialog. */
  variant?: 'action' | 'quiet' | 'solid';
  size?: 'md' | 'sm';
  /** As wide as its container. */
  block?: boolean;
};

type ButtonProps = ComponentProps<'button'> & ButtonLook;

/** Not yet possible: `aria-disabled`, never `disabled`, with the reason in words beside it. */
export function Button({
  variant = 'action',
  size = 'md',
  block = false,
  type = 'button',
  className,
  ...native
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      {...native}
    />
  );
}
