import { DocumentPage } from '@/app/document-page';
import { NextSteps } from '@/components/apply/next-steps';
import { PAGE_POSTCARDS } from '@/components/job-card/postcard';
import { LastApplication } from '@/components/saved/last-application';
import { SimilarAfter } from '@/components/saved/similar-after';
import { OutcomePage } from '@/components/page/outcome-page';
import { RecruiterCard } from '@/components/recruiter/recruiter-card';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: 'Upload Successful',
  path: '/application-success',
});

/** Shown after an application was sent (specification, section 2, 'Application success'). */
export default function ApplicationSuccessPage() {
  return (
    <DocumentPage>
      <OutcomePage
        art={PAGE_POSTCARDS.success}
        title="Upload Successful"
        lead="We have your application."
        actions={
          <>
            <ButtonLink href="/jobs">See more jobs</ButtonLink>
            <ButtonLink href="/" variant="quiet">
              Back to home
            </ButtonLink>
          </>
        }
        aside={<RecruiterCard />}
      >
        <LastApplication>
          <NextSteps isSent />
        </LastApplication>
      </OutcomePage>
      <SimilarAfter />
      {/* eslint-disable-next-line @next/next/no-sync-scripts -- a module waits for the page by itself */}
      <script type="module" fetchPriority="low" src={process.env.AFTER_APPLYING_SCRIPT} />
    </DocumentPage>
  );
}
