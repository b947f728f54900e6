import 'server-only';
import { remembered } from '@/lib/domain/basics/remembered';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { mayMention, mentionsOf } from '@/lib/domain/posting/mentions';
import { wholeJob, type ListedJob } from '@/lib/server/jobs/table/listed-job';
import { logger } from '@/lib/server/process/log';
import { describeUnkept } from './sanitize-description';

const NONE: readonly string[] = [];

/** What the job's description states; nothing if it cannot be read, so that one bad description does not hold up the list. */
function mentions(job: ListedJob): readonly string[] {
  try {
    const { description } = wholeJob(job);
    if (description === null || !mayMention(description)) return NONE;
    const { html } = describeUnkept({ description });
    return html === null ? NONE : mentionsOf(html);
  } catch (error) {
    logger().warn(
      { job: job.id, cause: String(error) },
      'The description could not be read for the filter',
    );
    return NONE;
  }
}

/**
 * Adds to the jobs what their descriptions mention, in slices, one description a step (docs/decisions/0052). What is known of a job is
 * not read again.
 * @param jobs replaced in the same array, so that the replaced ones can be freed at once
 */
export function* mentionSteps(jobs: ListedJob[]): SlicedWork<ListedJob[]> {
  // Jobs that state the same share one array, because lists are long.
  const shared = remembered((key): readonly string[] => (key ? key.split('\n') : NONE));
  for (const [at, job] of jobs.entries()) {
    if (!job.said) jobs[at] = { ...job, said: shared(mentions(job).join('\n')) };
    if (!job.said || at % JOBS_PER_SLICE === 0) yield;
  }
  return jobs;
}
