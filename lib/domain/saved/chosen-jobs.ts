import type { Job, JobSummary } from '@/lib/domain/job/job';
import { isJobId } from '@/lib/domain/job/job-id';

/** What is compared of a job: the contract of an open one beside what lists have. */
export type ChosenSummary = JobSummary & Pick<Job, 'contract'>;

/** One job somebody chose by its id, as it stands now. `asked` is the id they came with. */
export type ChosenJob =
  | { readonly asked: string; readonly status: 'open'; readonly job: ChosenSummary }
  /** It left the feed, or its look-up found it gone: what it was. */
  | { readonly asked: string; readonly status: 'filled'; readonly job: ChosenSummary }
  /** Neither listed nor remembered: perhaps filled long ago, perhaps never there. */
  | { readonly asked: string; readonly status: 'unknown' };

/** What `GET /api/jobs/chosen?ids=a,b,c` answers, in the order asked. */
export type ChosenJobsAnswer = { readonly jobs: readonly ChosenJob[] };

/** The ids of an `ids=a,b,c` query (repeated keys are one list): only what can be an id, each once, the first `max`. */
export function parseJobIds(search: URLSearchParams, max: number): readonly string[] {
  const ids = search.getAll('ids').flatMap((list) => list.split(','));
  return [...new Set(ids.map((id) => id.trim()).filter(isJobId))].slice(0, max);
}
