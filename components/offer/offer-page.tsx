import { ArrowLeft } from 'lucide';
import type { Job } from '@/lib/domain/job/job';
import { jobFigures } from '@/lib/domain/pay/offer/offer-figures';
import { figureInWords } from '@/lib/domain/pay/pay-words';
import { titleWithPlace } from '@/lib/domain/place/place';
import { TextLink } from '@/components/ui/actions/text-link';
import { PageHead } from '@/components/page/page-head';
import { Redraw } from '@/components/page/redraw';
import { Alert } from '@/components/ui/boxes/alert';
import { OfferComparison } from './offer-comparison';
import styles from './offer-page.module.css';

type Props = { readonly job: Job };

/** The frame of the page that compares an offer with a job. */
export function OfferPage({ job }: Props) {
  const figures = jobFigures(job);
  return (
    <div className="wrap">
      <PageHead
        heading="Compare your offer"
        back={
          <TextLink href={`/jobs/${job.id}`} leadingIcon={ArrowLeft}>
            Back to the job
          </TextLink>
        }
        lead={`Have an offer from somewhere else? See it beside ${titleWithPlace(job.title, job)}. What you enter stays in this tab: nothing is sent to us.`}
      />
      <div className={styles.parts}>
        <noscript>
          <Alert tone="info">
            <p>
              Your figures are never sent to us, so comparing needs JavaScript, which is off or did
              not load. To do it by hand, multiply the taxable hourly rate by the hours a week and
              add the weekly stipends. Below is what this job comes to.
            </p>
          </Alert>
        </noscript>
        <Redraw>
          <OfferComparison job={figures} otherPay={figures.week ? null : figureInWords(job.pay)} />
        </Redraw>
      </div>
    </div>
  );
}
