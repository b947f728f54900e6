import { LongDate } from '@/components/job-card/long-date';
import { POSTCARDS } from '@/components/job-card/postcard';
import { BackToHome } from '@/components/page/back-to-home';
import { OutcomePage } from '@/components/page/outcome-page';
import { Alert } from '@/components/ui/boxes/alert';
import { submittedDay, type ReferenceStatus } from '@/lib/domain/hosted/reference';
import { HostedHelp } from './hosted-help';

type Props = { readonly status: ReferenceStatus; readonly siteUrl: string };

/** The reference has been submitted: for whom, since when, and that nothing is left to do (specification, section 4). */
export function CompletedNotice({ status, siteUrl }: Props) {
  const { candidateName, submittedDate, statusMessage } = status;
  const day = submittedDate === null ? null : submittedDay(submittedDate);
  return (
    <OutcomePage
      art={POSTCARDS.lake}
      title="This reference is complete"
      lead="Thank you. You’re all set."
      actions={<BackToHome siteUrl={siteUrl} size="md" />}
      aside={<HostedHelp>Something to add or to correct? Tell a recruiter.</HostedHelp>}
    >
      <Alert tone="success" role="status" title={candidateName && `For ${candidateName}`}>
        {submittedDate && (
          <p>
            Submitted <span>{day === null ? submittedDate : <LongDate day={day} />}</span>.
          </p>
        )}
        <p>{statusMessage ?? 'The form has been received.'}</p>
      </Alert>
    </OutcomePage>
  );
}
