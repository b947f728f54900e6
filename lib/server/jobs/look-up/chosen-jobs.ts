import 'server-only';
import { CHOSEN_JOBS_MAX } from '@/lib/config/limits';
import type { Job } from '@/lib/domain/job/job';
import type { ChosenJob, ChosenJobsAnswer, ChosenSummary } from '@/lib/domain/saved/chosen-jobs';
import { parseJobIds } from '@/lib/domain/saved/chosen-jobs';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import { etagOf } from '@/lib/server/http/etag';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import { getSnapshot, snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';
import type { SnapshotState, SnapshotStore } from '@/lib/server/jobs/snapshot/snapshot-store';
import type { SeenJob } from '@/lib/server/jobs/table/stored-list';
import { toSummary } from '@/lib/domain/job/to-summary';
import type { JobLookups } from './job-lookup-store';
import { jobLookups } from './job-lookup';
import { noJobsAnswer } from '@/lib/server/jobs/snapshot/no-jobs-answer';

type Memory = {
  readonly snapshots: Pick<SnapshotStore, 'seen'>;
  readonly lookups: Pick<JobLookups, 'isGone' | 'lastFound'>;
};

const ownMemory = (): Memory => ({ snapshots: snapshotStore(), lookups: jobLookups() });

/**
 * The jobs of these ids as the list, the database and this process's memory know them, in their order, each job once. Does not ask the platform, so
 * any number of ids costs it the same. The ids must have gone through `parseJobIds`.
 */
export async function findChosen(
  ids: readonly string[],
  snapshot: Pick<Snapshot, 'find'>,
  memory: Memory = ownMemory(),
): Promise<readonly ChosenJob[]> {
  const gone = await memory.snapshots.seen(ids.filter((id) => !snapshot.find(id)));
  const seen = new Set<string>();
  return ids.flatMap((asked) => {
    const chosen = findOne(asked, snapshot, gone.get(asked), memory);
    const id = chosen.status === 'unknown' ? asked : chosen.job.id;
    if (seen.has(id)) return [];
    seen.add(id);
    return [chosen];
  });
}

const withContract = (job: Omit<Job, 'description'>): ChosenSummary => ({
  ...toSummary(job),
  ...(job.contract && { contract: job.contract }),
});

function findOne(
  asked: string,
  snapshot: Pick<Snapshot, 'find'>,
  seen: SeenJob | undefined,
  { lookups }: Memory,
): ChosenJob {
  const listed = snapshot.find(asked);
  if (listed) {
    const gone = lookups.isGone(asked) || lookups.isGone(listed.id);
    return { asked, status: gone ? 'filled' : 'open', job: withContract(listed) };
  }
  if (seen?.listedOn) return { asked, status: 'filled', job: toSummary(seen.job) };
  // Ad-hoc jobs are in no list.
  const found = lookups.lastFound(asked);
  return found ? { asked, status: 'open', job: withContract(found) } : { asked, status: 'unknown' };
}

/**
 * The same for a page.
 * @returns null while nothing is known, not even from disk
 */
export async function chosenJobs(ids: readonly string[]): Promise<readonly ChosenJob[] | null> {
  const state = await getSnapshot();
  return state.ok ? findChosen(ids, state.snapshot) : null;
}

/** The answer of `GET /api/jobs/chosen?ids=a,b,c`. */
export async function answerChosen(
  state: SnapshotState,
  search: URLSearchParams,
  ifNoneMatch: string | null,
): Promise<Response> {
  if (!state.ok) return noJobsAnswer(state.error);
  const jobs = await findChosen(parseJobIds(search, CHOSEN_JOBS_MAX), state.snapshot);
  const body = JSON.stringify({ jobs } satisfies ChosenJobsAnswer);
  return cachedAnswer({
    body: () => body,
    etag: etagOf(body),
    type: 'application/json',
    ifNoneMatch,
  });
}
