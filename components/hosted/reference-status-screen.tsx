import { useEffect } from 'react';
import { useReferenceStatus } from '@/lib/client/forms/use-reference-status';
import type { HostedScreen } from '@/lib/content/pages/hosted-screens';
import type { HostedLink } from '@/lib/domain/hosted/hosted-link';
import type { ReferenceKind } from '@/lib/domain/hosted/reference';
import { CompletedNotice } from './completed-notice';
import { FailedCheck } from './failed-check';
import { FormPage } from './form-page';
import { HostedFrame } from './hosted-frame';
import { LoadingForm } from './loading-form';
import { NoPendingNotice } from './no-pending-notice';

type Props = {
  readonly hosted: HostedScreen;
  readonly kind: ReferenceKind;
  readonly id: string;
  readonly siteUrl: string;
  readonly link: HostedLink;
};

/** Checks the status first, then shows the form or says why there is none (specification, section 4: Reference pages). */
export function ReferenceStatusScreen({ hosted, kind, id, siteUrl, link }: Props) {
  const { check, attempt, retry } = useReferenceStatus(kind, id);

  // The pressed button is gone with its screen, so focus moves to the heading of the next one.
  useEffect(() => {
    if (attempt === 0) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [attempt, check.state]);

  if (check.state === 'completed')
    return <CompletedNotice status={check.status} siteUrl={siteUrl} />;
  if (check.state === 'no-pending')
    return <NoPendingNotice message={check.status.statusMessage} siteUrl={siteUrl} />;
  if (check.state === 'failed' || check.state === 'limited')
    return <FailedCheck kind={kind} check={check} onRetry={retry} siteUrl={siteUrl} />;
  return (
    <FormPage hosted={hosted} siteUrl={siteUrl} isOpen={check.state === 'form'}>
      {check.state === 'form' ? (
        <HostedFrame title={hosted.title} link={link} />
      ) : (
        <LoadingForm says="Checking your link" />
      )}
    </FormPage>
  );
}
