import 'server-only';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import {
  indexDescriptions,
  type Described,
  type DescriptionWords,
} from '@/lib/domain/search/description-words';
import type { JobIndex } from '@/lib/domain/search/job-index';
import { wholeJob, type ListedJob } from '@/lib/server/feed/listed-job';

/** The descriptions one after another, in the feed's order, in which they are packed. */
function* descriptionsOf(
  jobs: readonly ListedJob[],
  positions: ReadonlyMap<string, number>,
): Generator<Described> {
  for (const listed of jobs) {
    const job = positions.get(listed.id);
    const html = listed.packed && wholeJob(listed).description;
    if (job !== undefined && html) yield { job, html };
  }
}

/** Reads all descriptions for searching, in pieces (docs/decisions/0026). */
export function* descriptionSteps(
  jobs: readonly ListedJob[],
  index: Pick<JobIndex, 'jobs'>,
): SlicedWork<DescriptionWords> {
  const positions = new Map<string, number>();
  for (const [at, { id }] of index.jobs.entries()) {
    positions.set(id, at);
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  return yield* indexDescriptions(descriptionsOf(jobs, positions));
}
