import type { Metadata } from 'next';
import { ArrowLeft } from 'lucide';
import { OfferComparison } from '@/components/offer/offer-comparison';
import styles from '@/components/offer/offer.module.css';
import { PageHead } from '@/components/page/page-head';
import { Redraw } from '@/components/page/redraw';
import { TextLink } from '@/components/ui/actions/text-link';
import { Alert } from '@/components/ui/boxes/alert';
import { jobBesideOffer } from '@/lib/domain/pay/offer';
import { titleWithPlace } from '@/lib/domain/place/place';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageJob } from '@/lib/server/jobs/look-up/page-job';
import { MissingJob, missingJobMetadata } from '@/app/missing-job';

/** Rendered when the page cache asks for it (lib/server/pages/pages.ts). */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'/offer/[jobId]'>): Promise<Metadata> {
  const job = await pageJob((await params).jobId);
  if (!job) return missingJobMetadata;
  return pageMetadata({
    title: `Compare your offer: ${titleWithPlace(job.title, job)}`,
    path: `/offer/${job.id}`,
  });
}

/** A visitor's offer from elsewhere beside one of our jobs (docs/decisions/0027). */
export default async function CompareOfferPage({ params }: PageProps<'/offer/[jobId]'>) {
  const { jobId } = await params;
  const job = await pageJob(jobId);
  if (!job) return <MissingJob id={jobId} />;
  return (
    <div className="wrap">
      <PageHead
        heading="Compare your offer"
        back={
          <TextLink href={`/jobs/${job.id}`} leadingIcon={ArrowLeft}>
            Back to the job
          </TextLink>
        }
        lead={`Have an offer from somewhere else? See it next to ${titleWithPlace(job.title, job)}. What you enter stays in this tab, and nothing is sent to us.`}
      />
      <div className={`stack top ${styles.parts}`}>
        <noscript>
          <Alert tone="info">
            <p>
              Comparing needs JavaScript, which is off or did not load. By hand: multiply hourly pay
              by the hours a week, and add the stipends. Below is what this job comes to.
            </p>
          </Alert>
        </noscript>
        <Redraw>
          <OfferComparison job={jobBesideOffer(job)} />
        </Redraw>
      </div>
    </div>
  );
}
