import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/marks/icon';
import styles from './select.module.css';
import input from './text-input.module.css';

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  label: ReactNode;
  hideLabel?: boolean;
  /** md: label above, full width · sm: label beside it, as wide as its words. */
  size?: 'md' | 'sm';
};

/** The browser's own select with its label. */
export function Select({
  label,
  hideLabel = false,
  size = 'md',
  id,
  className,
  children,
  ...native
}: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div className={classNames(styles.field, 'gap-label shrinks', className)} data-size={size}>
      <label htmlFor={selectId} className={hideLabel ? 'visually-hidden' : 'field-label'}>
        {label}
      </label>
      <div className={`${styles.control} relative shrinks`}>
        <select id={selectId} className={input.input} {...native}>
          {children}
        </select>
        <Icon icon={ChevronDown} className={styles.chevron} />
      </div>
    </div>
  );
}
