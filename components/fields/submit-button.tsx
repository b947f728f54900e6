'use client';

import type { ComponentProps } from 'react';
import { useIsHydrated } from '@/lib/client/page/use-is-hydrated';
import { Button } from '@/components/ui/actions/button';
import { WAITS } from './attributes';
import styles from './submit-button.module.css';

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'disabled'> & {
  /** A press would do nothing now. It must keep its focus, so it is never `disabled`. */
  readonly isOff: boolean;
};

/** The button that sends a form. */
export function SubmitButton({ isOff, ...native }: Props) {
  // Before the script runs, the browser itself would post the form and leave the page.
  const type = useIsHydrated() ? 'submit' : 'button';
  return (
    <Button
      type={type}
      block
      aria-disabled={isOff || undefined}
      className={styles.submit}
      {...{ [WAITS]: type === 'button' || undefined }}
      {...native}
    />
  );
}
