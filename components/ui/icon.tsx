import { createElement } from 'react';
import type { IconNode } from 'lucide';
import { classNames } from './class-names';
import styles from './icon.module.css';

type IconProps = { icon: IconNode; className?: string | undefined };

/** A drawing beside words: never the only carrier of a meaning, so it is hidden from screen readers. */
export function Icon({ icon, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={classNames(styles.icon, className)} aria-hidden="true">
      {icon.map(([shape, attributes], index) =>
        createElement(shape, { key: index, ...attributes }),
      )}
    </svg>
  );
}
