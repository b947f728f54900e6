import { atOnce } from '@/lib/domain/basics/sliced-work';
import type { Job } from '@/lib/domain/job/job';
import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import { mentionSteps } from '@/lib/server/jobs/snapshot/read-mentions';
import { TextBlock } from '@/lib/server/jobs/table/packed-texts';
import { buildJob } from '@/__tests__/support/build-job';

it('a description that cannot be read mentions nothing, and does not block the others', () => {
  const description = '<p>EMR: Epic.</p>' as Job['description'];
  const [whole, broken] = toListedJobs([
    buildJob({ id: 'a', description }),
    buildJob({ id: 'b', description }),
  ]);
  const packed = { block: new TextBlock([]), at: 0 };
  const read = atOnce(mentionSteps([{ ...broken!, packed }, whole!]));
  expect(read.map(({ id, said }) => [id, said])).toEqual([
    ['b', []],
    ['a', ['Epic']],
  ]);
});
