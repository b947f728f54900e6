import { MovingOn } from '@/components/page/moving-on';
import { OutcomePage } from '@/components/page/outcome-page';
import { BackToHome } from '@/components/page/back-to-home';
import { POSTCARDS } from '@/components/job-card/postcard';
import { Alert } from '@/components/ui/boxes/alert';
import { REDIRECT_AFTER_MS } from '@/lib/config/browser-limits/forms';
import type { HostedScreen } from '@/lib/content/pages/hosted-screens';
import { CONTACT_US } from '@/lib/content/addresses/navigation';
import { HostedHelp } from './hosted-help';
import { SiteLink } from '@/components/ui/actions/site-link';

type Props = { readonly hosted: HostedScreen; readonly siteUrl: string };

/** The address has no id: says what is missing, and after a while goes to the contact page (specification, section 8). */
export function MissingId({ hosted, siteUrl }: Props) {
  return (
    <OutcomePage
      art={POSTCARDS.road}
      title={hosted.title}
      lead="This page needs your personal link. Yours looks incomplete."
      actions={<BackToHome siteUrl={siteUrl} size="md" />}
      aside={<HostedHelp>We can find your link and send it again.</HostedHelp>}
    >
      <Alert tone="danger" role="alert" title={hosted.missing}>
        <p>
          Open the link in our message again, or{' '}
          <SiteLink href={CONTACT_US.href}>contact us</SiteLink>.
        </p>
        <MovingOn
          href={CONTACT_US.href}
          place="the contact page"
          afterMs={REDIRECT_AFTER_MS.missingId}
        />
      </Alert>
    </OutcomePage>
  );
}
