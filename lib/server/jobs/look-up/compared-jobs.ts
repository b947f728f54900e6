import 'server-only';
import { CHOSEN_JOBS_MAX } from '@/lib/config/limits';
import type { ChosenJob } from '@/lib/domain/saved/chosen-jobs';
import { COMPARED, compareHref, NOT_FOUND } from '@/lib/domain/compare/compare-jobs';
import { isJobId } from '@/lib/domain/job/job-id';
import { parseJobIds } from '@/lib/domain/saved/chosen-jobs';
import { withoutQuoting } from '@/lib/domain/search/word-index';
import { fold, tidy } from '@/lib/domain/words/words';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';
import { oncePerSnapshot } from '@/lib/server/jobs/snapshot/per-snapshot';
import { findChosen } from './chosen-jobs';

/** A job that is known, open or filled. */
export type ComparedJob = Exclude<ChosenJob, { status: 'unknown' }>;

export type Comparison = {
  /** The first four that are known. */
  readonly jobs: readonly ComparedJob[];
  /** How many more known jobs the link names, and how many are no longer known. */
  readonly left: number;
  readonly unknown: number;
};

/** The ids of the jobs by their folded numbers: the first if two share one. */
const idsByNumber = oncePerSnapshot(({ summaries }) => {
  const ids = new Map<string, string>();
  for (const { id, jobNumber } of summaries) {
    const number = fold(jobNumber ?? '');
    if (number && !ids.has(number)) ids.set(number, id);
  }
  return ids;
});

/** The jobs of `/compare?ids=a,b`. Does not ask the platform. */
export async function compare(
  ids: readonly string[],
  snapshot: Pick<Snapshot, 'find'>,
): Promise<Comparison> {
  const asked = [...new Set(ids)].filter(isJobId).slice(0, CHOSEN_JOBS_MAX);
  const chosen = await findChosen(asked, snapshot);
  const known = chosen.filter((job) => job.status !== 'unknown');
  return {
    jobs: known.slice(0, COMPARED.most),
    left: Math.max(0, known.length - COMPARED.most),
    unknown: chosen.length - known.length,
  };
}

/**
 * The same for a page.
 * @throws Error while no list is known
 */
export const comparedJobs = async (ids: readonly string[]): Promise<Comparison> =>
  compare(ids, await knownSnapshot());

/** The id of the open job that was typed: a Job ID, or the id in an address. Null if there is none. */
function findTypedJob(text: string, snapshot: Snapshot): string | null {
  const typed = withoutQuoting(tidy(text));
  return idsByNumber(snapshot).get(fold(typed)) ?? snapshot.find(typed)?.id ?? null;
}

/**
 * Where `/compare` redirects to if a Job ID was typed (`add`): to the comparison with that job, or the one that says it was not found.
 * Nothing is added to four jobs.
 * @param search with its '?', or ''
 */
export async function withTyped(search: string, snapshot: Snapshot): Promise<string> {
  const query = new URLSearchParams(search);
  const ids = parseJobIds(query, CHOSEN_JOBS_MAX);
  const typed = query.get('add')?.trim();
  if (!typed) return compareHref(ids);
  const known = (await compare(ids, snapshot)).jobs.map(({ job }) => job.id);
  if (known.length >= COMPARED.most) return compareHref(known);
  const id = findTypedJob(typed, snapshot);
  return id === null ? compareHref(known, NOT_FOUND) : compareHref([...new Set([...known, id])]);
}

/**
 * The same for a page, which without the site's own server answers such a request.
 * @throws Error while no list is known
 */
export const typedComparison = async (search: string): Promise<string> =>
  withTyped(search, await knownSnapshot());

async function knownSnapshot() {
  const state = await getSnapshot();
  if (!state.ok) throw new Error('Failed to fetch jobs');
  return state.snapshot;
}
