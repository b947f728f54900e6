import 'server-only';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import {
  indexDescriptions,
  type DescribedBlock,
  type DescriptionWords,
} from '@/lib/domain/search/description-words';
import type { JobIndex } from '@/lib/domain/search/job-index';
import type { ListedJob } from '@/lib/server/jobs/table/listed-job';
import type { TextBlock } from '@/lib/server/jobs/table/packed-texts';

/**
 * Reads all descriptions for searching, in pieces (docs/decisions/0026).
 * @param before the words of the list before
 */
export function* descriptionSteps(
  jobs: readonly ListedJob[],
  index: Pick<JobIndex, 'jobs'>,
  before?: DescriptionWords,
): SlicedWork<DescriptionWords> {
  const positions = new Map<string, number>();
  for (const [at, { id }] of index.jobs.entries()) {
    positions.set(id, at);
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  const blocks = new Map<TextBlock, DescribedBlock>();
  for (const [at, { id, packed }] of jobs.entries()) {
    if (at % JOBS_PER_SLICE === 0) yield;
    if (packed === null) continue;
    const { block } = packed;
    const known = blocks.get(block);
    const described = known ?? {
      block,
      texts: () => block.texts(),
      jobs: new Int32Array(block.count).fill(-1),
    };
    if (!known) blocks.set(block, described);
    described.jobs[packed.at] = positions.get(id) ?? -1;
  }
  const words = yield* indexDescriptions([...blocks.values()], before);
  // Those of a stored list are not packed until their words have been read.
  for (const block of blocks.keys()) {
    block.pack();
    yield;
  }
  return words;
}
