'use client';

import { SITE } from '@/lib/config/site';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import styles from './failed-notice.module.css';

type Props = {
  readonly message: string;
  /** Nobody knows whether it arrived. */
  readonly isUncertain?: boolean;
  /** What the button says. */
  readonly action?: string;
  readonly onRetry: () => void;
};

/** It did not go through: another try, or a person on the phone. */
export function FailedNotice({
  message,
  isUncertain = false,
  action = 'Try again',
  onRetry,
}: Props) {
  return (
    <Alert tone={isUncertain ? 'warning' : 'danger'} role="alert" title={message}>
      <p>
        Nothing you typed is lost. You can also call{' '}
        <a className={styles.phone} href={SITE.phone.href}>
          {SITE.phone.text}
        </a>
        .
      </p>
      <Button variant="quiet" size="sm" className={styles.retry} onClick={onRetry}>
        {action}
      </Button>
    </Alert>
  );
}
