import { DocumentPage } from '@/app/document-page';
import { DirectContact } from '@/components/page/direct-contact';
import { PAGE_POSTCARDS } from '@/components/job-card/postcard';
import { MovingOn } from '@/components/page/moving-on';
import { OutcomePage } from '@/components/page/outcome-page';
import { Alert } from '@/components/ui/boxes/alert';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { REDIRECT_AFTER_MS } from '@/lib/config/browser-limits/forms';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ title: 'Thank you', path: '/thank-you' });

/** Shown after a message was sent; redirects to the home page after a while (specification, section 2, 'Thank-you'). */
export default function ThankYouPage() {
  return (
    <DocumentPage>
      <OutcomePage
        art={PAGE_POSTCARDS.thankYou}
        title="Thank you for your message"
        lead="A person reads every message and answers by email or phone."
        actions={
          <>
            <ButtonLink href="/">Return Home</ButtonLink>
            <ButtonLink href="/jobs" variant="quiet">
              See open jobs
            </ButtonLink>
          </>
        }
        aside={
          <DirectContact title="Can’t wait?">
            Call, and say you just sent us a message.
          </DirectContact>
        }
      >
        <Alert tone="success" role="status" title="We got your message">
          <MovingOn href="/" place="the home page" afterMs={REDIRECT_AFTER_MS.thankYou} />
        </Alert>
      </OutcomePage>
    </DocumentPage>
  );
}
