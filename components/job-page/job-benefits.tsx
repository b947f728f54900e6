import {
  BENEFITS,
  BENEFITS_NOTE,
  BENEFITS_SHOWN,
  PAY_DISCLAIMER,
} from '@/lib/content/jobs/benefits';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import { LongDate } from '@/components/job-card/long-date';
import { CheckList } from '@/components/page-sections/check-list';
import { Disclosure } from '@/components/ui/boxes/disclosure';

type Props = {
  readonly job: Job;
  /** The posting's, as in the structured data; null if nothing says how long it is open. */
  readonly lastDay: IsoDate | null;
};

/** What comes with every job, behind one line, and what the pay figure means (specification, section 9). A travel contract has all of it. */
export function JobBenefits({ job, lastDay }: Props) {
  const isTravel = job.orderTypes.some((type) => /^travel/i.test(type));
  return (
    <>
      <section aria-label="Benefits">
        <Disclosure data-printed="" summary="Benefits">
          <CheckList items={isTravel ? BENEFITS : BENEFITS_SHOWN} note={BENEFITS_NOTE} />
        </Disclosure>
      </section>
      <p className="muted small">
        {PAY_DISCLAIMER}
        {lastDay && (
          <>
            {' '}
            Posting valid through <LongDate day={lastDay} /> unless filled sooner.
          </>
        )}
      </p>
    </>
  );
}
