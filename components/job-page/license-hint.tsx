import { BadgeCheck } from 'lucide';
import { NURSE_COMPACT } from '@/lib/content/jobs/nurse-compact';
import type { JobSummary } from '@/lib/domain/job/job';
import { isCompactJob } from '@/lib/domain/place/nurse-license';
import { stateName } from '@/lib/domain/place/states';
import { ExternalLink } from '@/components/page/external-link';
import { Icon } from '@/components/ui/marks/icon';

type Props = {
  readonly job: Pick<JobSummary, 'title' | 'titles' | 'state'>;
  /** What the posting says of the license. */
  readonly said: readonly { readonly text: string }[] | undefined;
};

const SAYS_SO = /compact|multi-?state/i;

/** For RN and LPN/LVN jobs in a compact state whose posting does not say so itself; says nothing about any other license. */
export function LicenseHint({ job, said }: Props) {
  if (job.state === null || !isCompactJob(job)) return null;
  if (said?.some(({ text }) => SAYS_SO.test(text))) return null;
  const { asOf, source } = NURSE_COMPACT;
  return (
    <div className="one-row top gap-3" role="note">
      <Icon icon={BadgeCheck} />
      <p>
        {stateName(job.state)} is a compact state: a multistate license is enough.{' '}
        <span className="muted small">
          As of {asOf}, <ExternalLink href={source.href}>{source.name}</ExternalLink>.
        </span>
      </p>
    </div>
  );
}
