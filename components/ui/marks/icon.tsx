import { createElement } from 'react';
import type { IconNode } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import styles from './icon.module.css';

type IconProps = { icon: IconNode; size?: string; className?: string | undefined };

/** Merges its lines into one path: every element is in the page twice, as HTML and as data. */
function inOne(icon: IconNode): IconNode {
  const isLine = ([shape, attributes]: IconNode[number]) =>
    shape === 'path' && Object.keys(attributes).join() === 'd';
  const lines = icon.filter(isLine).map(([, { d }]) => String(d));
  if (lines.length < 2) return icon;
  // The first move of a path starts at the origin, even if written as relative; in a joined path it would follow the previous line.
  const d = lines.map((line) => (line.startsWith('m') ? `M0 0${line}` : line)).join('');
  return [...icon.filter((part) => !isLine(part)), ['path', { d }]];
}

/** An icon beside words: never the only carrier of a meaning, so it is hidden from screen readers. */
export function Icon({ icon, size = '1.25em', className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      // Not in the style sheet: without it, an icon would be as wide as its column.
      width={size}
      height={size}
      className={classNames(styles.icon, className)}
      aria-hidden="true"
    >
      {inOne(icon).map(([shape, attributes], index) =>
        createElement(shape, { key: index, ...attributes }),
      )}
    </svg>
  );
}
