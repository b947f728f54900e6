import type { Metadata } from 'next';
import { ThankYouNotice } from '@/components/forms/thank-you-notice';
import { POSTCARDS } from '@/components/jobs/postcard';
import { OutcomePage } from '@/components/layout/outcome-page';
import { ButtonLink } from '@/components/ui/button-link';
import { Panel } from '@/components/ui/panel';
import { SITE } from '@/lib/config/site';

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
        <Panel as="section" aria-labelledby="cannot-wait">
          <h2 id="cannot-wait">Cannot wait?</h2>
          <p>
            Call <a href={SITE.phone.href}>{SITE.phone.text}</a>.
          </p>
        </Panel>
      }
    >
      <ThankYouNotice />
    </OutcomePage>
  );
}
