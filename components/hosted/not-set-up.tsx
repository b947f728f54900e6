import { BackToHome } from '@/components/page/back-to-home';
import { OutcomePage } from '@/components/page/outcome-page';
import { POSTCARDS } from '@/components/job-card/postcard';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { SITE } from '@/lib/config/site';
import type { HostedScreen } from '@/lib/content/pages/hosted-screens';
import { HostedHelp } from './hosted-help';

type Props = { readonly hosted: HostedScreen; readonly siteUrl: string };

/** The form's address is not configured (docs/settings.md): recruiters take it by phone or email. */
export function NotSetUp({ hosted, siteUrl }: Props) {
  return (
    <OutcomePage
      art={POSTCARDS.sail}
      title={hosted.title}
      lead="The form won’t open right now. Call or email, and a recruiter will help."
      actions={
        <>
          <ButtonLink href={SITE.phone.href}>Call {SITE.phone.text}</ButtonLink>
          <BackToHome siteUrl={siteUrl} size="md" />
        </>
      }
      aside={<HostedHelp>Tell us your link did not open its form. Nothing is lost.</HostedHelp>}
    />
  );
}
