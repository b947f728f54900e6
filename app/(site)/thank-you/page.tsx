import { DirectContact } from '@/components/forms/direct-contact';
import { ThankYouNotice } from '@/components/forms/thank-you-notice';
import { POSTCARDS } from '@/components/jobs/postcard';
import { OutcomePage } from '@/components/layout/outcome-page';
import { ButtonLink } from '@/components/ui/button-link';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ title: 'Thank you', path: '/thank-you' });

/** After a message (specification, section 2, 'Thank-you'). */
export default function ThankYouPage() {
  return (
    <OutcomePage
      art={POSTCARDS.sail}
      title="Thank you for writing"
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
        <DirectContact title="Cannot wait?">
          Call, and say that you have just written.
        </DirectContact>
      }
    >
      <ThankYouNotice />
    </OutcomePage>
  );
}
