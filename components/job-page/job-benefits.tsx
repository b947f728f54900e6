import {
  BENEFITS,
  BENEFITS_NOTE,
  BENEFITS_SHOWN,
  PAY_DISCLAIMER,
} from '@/lib/content/jobs/benefits';
import type { IsoDate } from '@/lib/domain/job/job';
import { LongDate } from '@/components/job-card/long-date';
import { CheckList } from '@/components/page-sections/check-list';
import { Disclosure } from '@/components/ui/boxes/disclosure';

type Props = {
  /** Whether it is a travel contract, which has all of them. */
  readonly isTravel: boolean;
  /** The posting's last valid day, as in the structured data; null if nothing says how long it is open. */
  readonly validThrough: IsoDate | null;
};

/** What comes with every job, behind one line, and what the pay figure means (specification, section 9). */
export function JobBenefits({ isTravel, validThrough }: Props) {
  return (
    <>
      <Disclosure summary="Benefits">
        <CheckList items={isTravel ? BENEFITS : BENEFITS_SHOWN} note={BENEFITS_NOTE} />
      </Disclosure>
      <p className="muted small">
        {PAY_DISCLAIMER}
        {validThrough && (
          <>
            {' '}
            Posting valid through <LongDate day={validThrough} />.
          </>
        )}
      </p>
    </>
  );
}
