import type { ComponentProps } from 'react';
import type { IconNode } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/marks/icon';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconNode;
  /** What it does: the accessible name. */
  label: string;
  /** Without its outline, for the corner of a dialog. */
  bare?: boolean;
};

export function IconButton({ icon, label, bare = false, className, ...native }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(styles.button, 'tints rigid', className)}
      data-bare={bare || undefined}
      {...native}
    >
      <Icon icon={icon} />
    </button>
  );
}
