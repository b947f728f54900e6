import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names';
import styles from './icon.module.css';

type IconProps = { icon: LucideIcon; className?: string | undefined };

/** A drawing beside words: never the only carrier of a meaning, so it is hidden from screen readers. */
export function Icon({ icon: Drawing, className }: IconProps) {
  return (
    <Drawing
      className={classNames(styles.icon, className)}
      strokeWidth={1.9}
      aria-hidden="true"
      focusable="false"
    />
  );
}
