'use client';

import { Info } from 'lucide';
import { FIELD_MESSAGES } from '@/lib/forms/form-messages';
import { Icon } from '@/components/ui/marks/icon';
import { SubmitButton } from './submit-button';
import styles from './submit-row.module.css';

/** The element that says why the form cannot be sent yet. */
export const GATE_ID = 'application-gate';

type Props = {
  readonly hasConsent: boolean;
  readonly isSending: boolean;
  /** It was sent, and the page is about to move on. */
  readonly isLeaving: boolean;
  /** The button was pressed without consent: the reason is announced again. */
  readonly isPressed: boolean;
};

/** The button, and the reason if it cannot be used yet. */
export function SubmitRow({ hasConsent, isSending, isLeaving, isPressed }: Props) {
  return (
    <div className={`${styles.row} stack`}>
      <SubmitButton
        isOff={!hasConsent || isSending || isLeaving}
        aria-describedby={hasConsent ? undefined : GATE_ID}
      >
        {isSending ? 'Sending…' : 'Submit application'}
      </SubmitButton>
      {/* Rendered from the start, so that new text in it is announced; after a press the alert announces itself. */}
      <div aria-live={isPressed ? 'off' : 'polite'}>
        {!hasConsent && (
          <p
            id={GATE_ID}
            className={`${styles.gate} flex small`}
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
    </div>
  );
}
