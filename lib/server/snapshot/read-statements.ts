import 'server-only';
import { remembered } from '@/lib/domain/basics/remembered';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { mayState, statementsOf } from '@/lib/domain/posting/statements';
import { wholeJob, type ListedJob } from '@/lib/server/feed/listed-job';
import { describeUnkept } from './job-description';

const NONE: readonly string[] = [];

function read(job: ListedJob): readonly string[] {
  const { description } = wholeJob(job);
  if (description === null || !mayState(description)) return NONE;
  const { html } = describeUnkept({ description });
  return html === null ? NONE : statementsOf(html);
}

/**
 * The jobs with what their descriptions state, in pieces, one description a step (docs/decisions/0060). What is known of a description
 * that did not change is not read again.
 * @param known the job of the same id in the list before
 */
export function* statementSteps(
  jobs: readonly ListedJob[],
  known: (id: string) => ListedJob | undefined,
): SlicedWork<ListedJob[]> {
  // Jobs of a long list share what they state.
  const shared = remembered((key): readonly string[] => (key ? key.split('\n') : NONE));
  const stating: ListedJob[] = [];
  for (const [at, job] of jobs.entries()) {
    const before = known(job.id);
    const said = job.said ?? (before?.content === job.content ? before.said : undefined);
    stating.push({ ...job, said: said ?? shared(read(job).join('\n')) });
    if (!said || at % JOBS_PER_SLICE === 0) yield;
  }
  return stating;
}
