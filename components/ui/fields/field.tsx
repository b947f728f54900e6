import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/marks/icon';
import styles from './field.module.css';

/** Spread these on the control: they tie it to its label, help and error. */
export type FieldAria = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

type FieldProps = {
  id: string;
  label: ReactNode;
  optional?: boolean | undefined;
  help?: ReactNode;
  error?: ReactNode;
  children: (aria: FieldAria) => ReactNode;
};

/** Label, control, help, error, in that order. */
export function Field({ id, label, optional = false, help, error, children }: FieldProps) {
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = classNames(Boolean(error) && errorId, Boolean(help) && helpId);
  return (
    <div className={`${styles.field} gap-label stack shrinks`}>
      <label htmlFor={id} className="field-label">
        <span>{label}</span>
        {optional && <span className={`${styles.optional} muted`}> (optional)</span>}
      </label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {help && (
        <p className={`${styles.help} muted small`} id={helpId}>
          {help}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** What is wrong with a control: its `aria-describedby` names the id. */
export function FieldError({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}) {
  return (
    <p className={`${styles.error} flex gap-label small medium`} id={id}>
      <Icon icon={CircleAlert} size="1.1rem" className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
