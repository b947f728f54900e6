import { createElement } from 'react';
import type { IconNode } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import styles from './icon.module.css';

type IconProps = { icon: IconNode; className?: string | undefined };

/** Its lines as one: every element is in the page twice, as HTML and as data. */
function inOne(icon: IconNode): IconNode {
  const isLine = ([shape, attributes]: IconNode[number]) =>
    shape === 'path' && Object.keys(attributes).join() === 'd';
  const lines = icon.filter(isLine).map(([, { d }]) => String(d));
  if (lines.length < 2) return icon;
  // A first move is from the drawing's corner, even where it is written as one from the line before.
  const d = lines.map((line) => (line.startsWith('m') ? `M0 0${line}` : line)).join('');
  return [...icon.filter((part) => !isLine(part)), ['path', { d }]];
}

/** A drawing beside words: never the only carrier of a meaning, so it is hidden from screen readers. */
export function Icon({ icon, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={classNames(styles.icon, className)} aria-hidden="true">
      {inOne(icon).map(([shape, attributes], index) =>
        createElement(shape, { key: index, ...attributes }),
      )}
    </svg>
  );
}
