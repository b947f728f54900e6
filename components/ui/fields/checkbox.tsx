'use client';

import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> & {
  label: ReactNode;
  /** Some, but not all, of what it represents is selected: neither checked nor unchecked. */
  mixed?: boolean;
  /** Read as the description of the box, not as a part of its name. */
  help?: ReactNode;
};

export function Checkbox({
  label,
  mixed = false,
  help,
  className,
  'aria-describedby': describedBy,
  ...native
}: CheckboxProps) {
  const helpId = useId();
  const description = classNames(describedBy, help !== undefined && helpId);
  return (
    <div className={className}>
      <label className={`${styles.line} grid top`}>
        <input
          {...native}
          type="checkbox"
          className={styles.box}
          data-mixed={mixed || undefined}
          aria-describedby={description || undefined}
          // `indeterminate` exists only as a property, and a click clears it: set it after every render.
          ref={(box) => {
            if (box) box.indeterminate = mixed;
          }}
        />
        <span className="breaks shrinks">{label}</span>
      </label>
      {help !== undefined && (
        <p className={`${styles.help} muted small`} id={helpId}>
          {help}
        </p>
      )}
    </div>
  );
}
