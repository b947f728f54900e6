import type { Job, JobSummary } from '@/lib/domain/job/job';
import { sentValues, withoutMarks } from '@/lib/domain/words/sent-text';
import { isJobId } from '@/lib/domain/job/job-id';

/** What the comparison needs of a job: what lists have, and the contract of an open one. */
export type ChosenSummary = JobSummary & Pick<Job, 'contract'>;

/** A job that a visitor chose by its id, in its present state. `asked` is the id they gave. */
export type ChosenJob =
  | { readonly asked: string; readonly status: 'open'; readonly job: ChosenSummary }
  /** It left the feed, or its look-up found it gone; `job` is what it was. */
  | { readonly asked: string; readonly status: 'filled'; readonly job: ChosenSummary }
  /** Neither listed nor remembered: filled long ago, or it never existed. */
  | { readonly asked: string; readonly status: 'unknown' };

/** The response of `GET /api/jobs/chosen?ids=a,b,c`, in the order requested. */
export type ChosenJobsAnswer = { readonly jobs: readonly ChosenJob[] };

/** The ids of an `ids=a,b,c` query (repeated keys form one list): the first `max` that can be an id, each once. */
export function parseJobIds(search: URLSearchParams, max: number): readonly string[] {
  const ids = sentValues(search, 'ids').flatMap((list) => list.split(','));
  return [...new Set(ids.map((id) => withoutMarks(id.trim())).filter(isJobId))].slice(0, max);
}
