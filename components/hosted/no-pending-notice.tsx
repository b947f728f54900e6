import { POSTCARDS } from '@/components/job-card/postcard';
import { BackToHome } from '@/components/page/back-to-home';
import { OutcomePage } from '@/components/page/outcome-page';
import { Alert } from '@/components/ui/boxes/alert';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { CONTACT_US } from '@/lib/content/addresses/navigation';
import { HostedHelp } from './hosted-help';

type Props = {
  /** The platform's own message about it. */
  readonly message: string | null;
  readonly siteUrl: string;
};

/** The link is valid, but no reference is pending (specification, section 4). */
export function NoPendingNotice({ message, siteUrl }: Props) {
  return (
    <OutcomePage
      art={POSTCARDS.poles}
      title="No pending request"
      lead="We don’t need a reference from this link right now."
      actions={
        <>
          <ButtonLink href={CONTACT_US.href}>Contact us</ButtonLink>
          <BackToHome siteUrl={siteUrl} size="md" />
        </>
      }
      aside={<HostedHelp>Expected a form? A recruiter can check.</HostedHelp>}
    >
      <Alert tone="info" role="status">
        <p>{message ?? 'There is no pending reference request.'}</p>
      </Alert>
    </OutcomePage>
  );
}
