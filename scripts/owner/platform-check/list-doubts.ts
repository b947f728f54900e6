import type { Job } from '@/lib/domain/job/job';
import { payDoubts } from '@/lib/domain/pay/pay-doubts';
import { placeDoubts } from '@/lib/domain/place/used-positions';
import { descriptionDoubts } from '@/lib/platform/description';
import { createDoubtTally, type Doubt, type DoubtCount } from '@/lib/platform/doubts';
import type { CheckedFeed } from '@/lib/platform/jobs';
import { DOUBT_SENTENCES, FACT_NAMES } from './doubt-sentences';
import type { Level } from './finding';
import { shown } from './tally';

/** A doubt as the report has it. */
export type DoubtReport = DoubtCount & { readonly level: Level; readonly text: string };

/** What the site does not ask while it reads a list, one line for each reader of a fact. */
const OF_A_JOB: readonly ((job: Job) => readonly Doubt[])[] = [
  ({ payText }) => payDoubts(payText),
  ({ description }) => descriptionDoubts(description),
];

/** What shows only beside the other jobs: doubts by the id of the job. */
const OF_THE_LIST: readonly ((
  jobs: readonly Job[],
) => Iterable<readonly [id: string, doubts: readonly Doubt[]]>)[] = [placeDoubts];

/** All that was wrong with the facts of a list, field by field, the most frequent first. */
export function listDoubts({ jobs, doubts: found }: CheckedFeed): DoubtReport[] {
  const tally = createDoubtTally(found);
  for (const job of jobs)
    tally.add(
      job.id,
      OF_A_JOB.flatMap((doubtsOf) => doubtsOf(job)),
    );
  for (const doubtsOf of OF_THE_LIST) {
    for (const [id, doubts] of doubtsOf(jobs)) tally.add(id, doubts);
  }
  const fields = Object.keys(FACT_NAMES);
  return tally
    .counts()
    .map((doubt) => ({
      ...doubt,
      ...DOUBT_SENTENCES[doubt.kind],
      example: shown(doubt.example),
      ids: doubt.ids.map(shown),
    }))
    .sort((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field) || b.count - a.count);
}
