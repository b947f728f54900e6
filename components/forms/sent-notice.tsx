'use client';

import { REDIRECT_AFTER_MS } from '@/lib/config/limits';
import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/site-link';
import { TextButton } from '@/components/ui/text-button';
import styles from './sent-notice.module.css';

type Props = {
  readonly message: string;
  /** Where the page goes next; null once the visitor has chosen to stay. */
  readonly next: string | null;
  readonly onStay: () => void;
};

const SECONDS = REDIRECT_AFTER_MS.application / 1_000;

/** The application was sent. The page moves on by itself, but not against anyone's will (WCAG 2.2.1). */
export function SentNotice({ message, next, onStay }: Props) {
  return (
    <Alert tone="success" title={message}>
      {next === null ? (
        <p>You are staying on this page. The form is empty again.</p>
      ) : (
        <>
          <p>You will be taken to the next page in {SECONDS} seconds.</p>
          <p className={styles.choices}>
            <SiteLink href={next}>Continue now</SiteLink>
            <TextButton onClick={onStay}>Stay on this page</TextButton>
          </p>
        </>
      )}
    </Alert>
  );
}
