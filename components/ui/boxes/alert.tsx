import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/marks/icon';
import styles from './alert.module.css';

const ICONS = {
  danger: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  info: Info,
} as const;

type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone: keyof typeof ICONS;
  title?: ReactNode;
};

/**
 * A message with an icon and words, readable on every background. Give it `role="alert"` (errors) or `role="status"` (the rest) if it
 * appears after the page has loaded; a message that was there from the start needs neither.
 */
export function Alert({ tone, title, className, children, ...native }: AlertProps) {
  return (
    <div
      className={classNames(styles.alert, 'rounded', 'cluster', className)}
      data-tone={tone}
      data-ground="sand"
      {...native}
    >
      <Icon icon={ICONS[tone]} size="1.4rem" className={styles.icon} />
      <div className={`${styles.words} stack shrinks`}>
        {title && <div className={styles.title}>{title}</div>}
        {children}
      </div>
    </div>
  );
}
