'use client';

import { useTextField } from '@/components/fields/use-text-field';
import { OFFER_LENGTHS } from '@/lib/forms/offer-fields';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/fields/field';
import { TextArea } from '@/components/ui/fields/text-area';
import styles from './offer-form.module.css';

type Props = {
  readonly onRead: () => void;
  /** The result in words; '' before the text is read. */
  readonly outcome: string;
};

/** The text a visitor was sent, to read the offer's figures from. */
export function OfferText({ onRead, outcome }: Props) {
  const { id, native } = useTextField<HTMLTextAreaElement>('text');
  return (
    <div className={styles.text}>
      <Field
        id={id}
        label="Paste what they sent you"
        optional
        help="We look for pay, hours, weeks and stipends."
      >
        {(aria) => (
          <TextArea
            {...native}
            {...aria}
            rows={4}
            autoComplete="off"
            maxLength={OFFER_LENGTHS.text}
          />
        )}
      </Field>
      <Button variant="quiet" size="sm" onClick={onRead} className={styles.read}>
        Read the figures
      </Button>
      {/* Rendered from the start, so that new text in it is announced. */}
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
    </div>
  );
}
