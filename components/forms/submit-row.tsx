'use client';

import { Info } from 'lucide-react';
import { FIELD_MESSAGES } from '@/lib/forms/messages';
import { useIsHydrated } from '@/lib/client/use-is-hydrated';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { GATE_ID } from './field-ids';
import styles from './submit-row.module.css';

type Props = {
  readonly hasConsent: boolean;
  readonly isSending: boolean;
  /** It was sent, and the page is about to move on. */
  readonly isLeaving: boolean;
  /** The button was pressed without the consent: the reason is said again, aloud. */
  readonly isPressed: boolean;
};

/** The button, and the reason where it cannot be used yet. It keeps its focus, so it is never `disabled`. */
export function SubmitRow({ hasConsent, isSending, isLeaving, isPressed }: Props) {
  // Before the script runs the browser itself would post the form, and leave the page.
  const type = useIsHydrated() ? 'submit' : 'button';
  return (
    <div className={styles.row}>
      <Button
        type={type}
        block
        aria-disabled={!hasConsent || isSending || isLeaving || undefined}
        aria-describedby={hasConsent ? undefined : GATE_ID}
      >
        {isSending ? 'Sending…' : 'Submit application'}
      </Button>
      {!hasConsent && (
        <p
          id={GATE_ID}
          className={styles.gate}
          role={isPressed ? 'alert' : undefined}
          // A new element, so that it is announced.
          key={String(isPressed)}
          data-pressed={isPressed || undefined}
        >
          <Icon icon={Info} className={styles.icon} />
          {FIELD_MESSAGES.consent}
        </p>
      )}
    </div>
  );
}
