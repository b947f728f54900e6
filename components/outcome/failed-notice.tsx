'use client';

import { SITE } from '@/lib/config/site';
import { contactHref } from '@/lib/domain/application/contact-href';
import { ExternalLink } from '@/components/page/external-link';
import { Alert } from '@/components/ui/boxes/alert';
import { Button } from '@/components/ui/actions/button';
import styles from './failed-notice.module.css';

type Props = {
  readonly message: string;
  /** It is not known whether it arrived. */
  readonly isUncertain?: boolean;
  /** The job the form is about; asking about it opens another tab, so this form keeps the chosen file. */
  readonly jobId?: string | undefined;
  /** What the button says. */
  readonly action?: string;
  readonly onRetry: () => void;
};

/** It did not go through: another try, or a person on the phone. */
export function FailedNotice({
  message,
  isUncertain = false,
  jobId,
  action = 'Try again',
  onRetry,
}: Props) {
  return (
    <Alert tone={isUncertain ? 'warning' : 'danger'} role="alert" title={message}>
      <p>
        <span>Nothing you typed is lost. You can also call</span>{' '}
        <a className="nowrap" href={SITE.phone.href}>
          {SITE.phone.text}
        </a>
        {jobId !== undefined && (
          <span>
            {' '}
            or{' '}
            <ExternalLink className="nowrap" href={contactHref(jobId)}>
              ask about this job
            </ExternalLink>
          </span>
        )}
        <span>.</span>
      </p>
      <Button variant="quiet" size="sm" className={styles.retry} onClick={onRetry}>
        {action}
      </Button>
    </Alert>
  );
}
