import fc from 'fast-check';
import { buildJobs } from '@/__tests__/support/build-job';
import type { JobSummary } from '@/lib/domain/job/job';
import { packJobs, unpackJobs, type PackedJobs } from '@/lib/domain/lists/packed-jobs';
import { toSummary } from '@/lib/domain/job/to-summary';
import { FACETS } from '@/lib/domain/query/facets';
import { drawingOf } from '@/lib/domain/place/drawing-of-place';
import { jobLists } from '@/__tests__/lib/domain/arbitraries';

const travel = (packed: PackedJobs): PackedJobs => JSON.parse(JSON.stringify(packed));

/** The fields of a job that it is filtered by. */
const filteredBy = (job: JobSummary): Partial<JobSummary> =>
  Object.fromEntries(
    Object.values(FACETS).flatMap(({ field }) => (field in job ? [[field, job[field]]] : [])),
  );

describe('a packed list of jobs', () => {
  it('is the same when unpacked, for any jobs', () => {
    fc.assert(
      fc.property(jobLists, (jobs) => {
        const summaries = jobs.map((job) => ({
          ...toSummary(job),
          ...filteredBy(job),
          drawing: drawingOf(job),
        }));
        expect(unpackJobs(travel(packJobs(summaries)))).toEqual(summaries);
      }),
    );
  });

  it('stores shared values once', () => {
    const summaries = buildJobs(500).map(toSummary);
    const packed = packJobs(summaries);
    expect(packed.place.values.length).toBeLessThan(12);
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(summaries).length / 3);
  });

  it('of a release without mentions is read without them', () => {
    const summaries = buildJobs(3).map(toSummary);
    const older = {
      ...packJobs(summaries.map((job) => ({ ...job, says: ['Epic'] }))),
      says: undefined,
    };
    expect(unpackJobs(older)).toEqual(summaries);
  });

  it('of a release that names no drawings is read without them', () => {
    const summaries = buildJobs(3).map(toSummary);
    expect(unpackJobs(travel(packJobs(summaries)))).toEqual(summaries);
  });

  const whole = packJobs(buildJobs(3).map(toSummary));
  it.each<[string, PackedJobs]>([
    ['a column is short', { ...whole, id: [...whole.id, 'a0X000000000009'] }],
    ['a place is missing', { ...whole, place: { ...whole.place, values: [] } }],
    ['a reference leads nowhere', { ...whole, role: { ...whole.role, at: [0, 0, 99] } }],
  ])('is rejected if %s', (_, broken) => {
    expect(() => unpackJobs(travel(broken))).toThrow('is inconsistent');
  });
});
