import { POSTCARDS } from '@/components/job-card/postcard';
import { BackToHome } from '@/components/page/back-to-home';
import { OutcomePage } from '@/components/page/outcome-page';
import { Alert } from '@/components/ui/boxes/alert';
import { Button } from '@/components/ui/actions/button';
import type { ReferenceCheck } from '@/lib/client/forms/use-reference-status';
import { SITE } from '@/lib/config/site';
import { REFERENCE_MESSAGES } from '@/lib/domain/messages/reference-messages';
import type { ReferenceKind } from '@/lib/domain/hosted/reference';
import { HostedHelp } from './hosted-help';

type Props = {
  readonly kind: ReferenceKind;
  readonly check: Extract<ReferenceCheck, { state: 'failed' | 'limited' }>;
  readonly onRetry: () => void;
  readonly siteUrl: string;
};

const waitFor = (minutes: number) =>
  `There were too many checks from your connection. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call ${SITE.phone.text}.`;

/** The state of the reference could not be determined: the text, a retry, and how to reach people (specification, section 8). */
export function FailedCheck({ kind, check, onRetry, siteUrl }: Props) {
  return (
    <OutcomePage
      art={POSTCARDS.sail}
      title="That did not load"
      lead="Please try again in a moment, or let us help."
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <BackToHome siteUrl={siteUrl} size="md" />
        </>
      }
      aside={<HostedHelp>A recruiter can look it up and fill in the form with you.</HostedHelp>}
    >
      <Alert tone="danger" role="alert" title={REFERENCE_MESSAGES[kind]}>
        {check.state === 'limited' && <p>{waitFor(check.minutes)}</p>}
        {check.state === 'failed' && check.reason && <p>{check.reason}</p>}
      </Alert>
    </OutcomePage>
  );
}
