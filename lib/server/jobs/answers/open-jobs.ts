import 'server-only';
import { SIMILAR_JOBS } from '@/lib/config/limits';
import type { JobSummary } from '@/lib/domain/job/job';
import { newestJobs, similarJobs } from '@/lib/domain/lists/similar-jobs';
import type { Comparable, JobsInstead } from '@/lib/domain/lists/similar-jobs';
import { peersOf, type PayPeers } from '@/lib/domain/pay/pay-peers';
import { toSummary } from '@/lib/domain/job/to-summary';
import { jobLookups } from '@/lib/server/jobs/look-up/job-lookup';
import { rememberedJob } from '@/lib/server/jobs/look-up/page-job';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';
import type { ListedJob } from '@/lib/server/jobs/table/listed-job';

/** All jobs of the list as last known; none while no list is known. */
export async function openJobs(): Promise<readonly ListedJob[]> {
  const state = await getSnapshot();
  return state.ok ? state.snapshot.jobs : [];
}

/** The open jobs to compare this one's pay with; null if they are too few, and while no list is known. */
export async function payPeersOf(
  job: Pick<JobSummary, 'specialties' | 'state'>,
): Promise<PayPeers | null> {
  const state = await getSnapshot();
  return state.ok ? peersOf(state.snapshot.payPeers, job) : null;
}

const isOpen = (id: string) => !jobLookups().isGone(id);

/** Open jobs like this one; none while no list is known. */
export async function openJobsLike(job: Comparable, max: number): Promise<readonly JobSummary[]> {
  const state = await getSnapshot();
  return state.ok ? similarJobs(job, state.snapshot.index, { max, isOpen }) : [];
}

/**
 * Open jobs to show instead of a missing one: similar ones if the list holds it or recently did, otherwise the newest; null while no
 * list is known. Never asks the platform about the job, so that any id costs the same.
 */
export async function openJobsInsteadOf(id: string): Promise<JobsInstead | null> {
  const state = await getSnapshot();
  if (!state.ok) return null;
  const { index } = state.snapshot;
  const max = SIMILAR_JOBS.insteadOfJob;
  const seen = await rememberedJob(id);
  return seen
    ? { alike: true, jobs: similarJobs(toSummary(seen.job), index, { max, isOpen }) }
    : { alike: false, jobs: newestJobs(index, { max, isOpen }) };
}
