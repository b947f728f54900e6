import { BackToHome } from '@/components/page/back-to-home';
import { OutcomePage } from '@/components/page/outcome-page';
import { POSTCARDS } from '@/components/job-card/postcard';
import { ButtonLink } from '@/components/ui/actions/button-link';
import type { HostedScreen } from '@/lib/content/pages/hosted-screens';
import { CONTACT_US } from '@/lib/content/addresses/navigation';
import { HostedHelp } from './hosted-help';

type Props = { readonly hosted: HostedScreen; readonly siteUrl: string };

/** The id in the link cannot be valid: the platform gets no request, and the id is not shown. */
export function BadLink({ hosted, siteUrl }: Props) {
  return (
    <OutcomePage
      art={POSTCARDS.road}
      title="This link does not work"
      lead={`We cannot read its ${hosted.thing} id. Your email app may have cut or changed it.`}
      actions={
        <>
          <ButtonLink href={CONTACT_US.href}>Contact us</ButtonLink>
          <BackToHome siteUrl={siteUrl} size="md" />
        </>
      }
      aside={
        <HostedHelp>
          Open the link in our message again. If it still does not work, we will send a new one.
        </HostedHelp>
      }
    />
  );
}
