import type { JobMerits, JobSummary } from '@/lib/domain/job/job';
import { payDistance, peersOf, type PayPeerGroups } from '@/lib/domain/pay/pay-peers';
import { isCompactJob } from '@/lib/domain/place/nurse-license';

/** Less than this above its peers' median is not worth a line on a card (percent). */
const WORTH_SAYING = 5;

/** What sets a job apart from others in a list; undefined if nothing does. */
function meritsOf(job: JobSummary, groups: PayPeerGroups): JobMerits | undefined {
  const peers = peersOf(groups, job);
  const distance = peers && payDistance(job, peers);
  const isAbove = distance?.side === 'above' && distance.percent >= WORTH_SAYING;
  const isCompact = isCompactJob(job);
  if (!isAbove && !isCompact) return undefined;
  return {
    ...(isAbove && { payAbove: distance.percent }),
    ...(isCompact && { isCompact }),
  };
}

/** The job with what sets it apart from the other open jobs. */
export function withMerits(job: JobSummary, groups: PayPeerGroups): JobSummary {
  const merits = meritsOf(job, groups);
  return merits ? { ...job, merits } : job;
}
