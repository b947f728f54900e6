import type { Metadata } from 'next';
import { DirectContact } from '@/components/forms/direct-contact';
import { ThankYouNotice } from '@/components/forms/thank-you-notice';
import { POSTCARDS } from '@/components/jobs/postcard';
import { OutcomePage } from '@/components/layout/outcome-page';
import { ButtonLink } from '@/components/ui/button-link';

export const metadata: Metadata = { title: 'Thank you', robots: { index: false } };

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
