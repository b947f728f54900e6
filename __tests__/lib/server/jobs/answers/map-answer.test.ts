import fc from 'fast-check';
import { jobLists, jobQueries } from '@/__tests__/lib/domain/arbitraries';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { stateOf } from '@/__tests__/support/snapshot-state';
import { searchMap } from '@/lib/domain/map/job-map';
import type { JobsAnswer } from '@/lib/domain/lists/packed-jobs';
import { unpackMap, type MapAnswer } from '@/lib/domain/map/map-answer';
import { toMapList } from '@/lib/domain/map/map-list';
import { writeMapFilters } from '@/lib/domain/map/map-query';
import { answerMap, answerPlace } from '@/lib/server/jobs/answers/map-answer';
import type { SnapshotState } from '@/lib/server/jobs/snapshot/snapshot-store';

const asked = (search: string, ifNoneMatch: string | null = null) => ({
  search: new URLSearchParams(search),
  ifNoneMatch,
});
type Known = Extract<SnapshotState, { ok: true }>;
const indexOf = (state: SnapshotState) => (state as Known).snapshot.index;

it('the server returns the places the browser would find, with the number of their jobs', async () => {
  await fc.assert(
    fc.asyncProperty(jobLists, jobQueries, async (jobs, query) => {
      const known = stateOf(jobs);
      const found = searchMap(indexOf(known), query);
      const answer: MapAnswer = await answerMap(known, asked(writeMapFilters('', query))).json();
      const { groups, list } = unpackMap(answer);
      const places = ({ key, position, city, state: code, total }: (typeof groups)[number]) => {
        return { key, position, city, state: code, total };
      };
      expect(groups.map(places)).toEqual(found.groups.map(places));
      const { total, states, unplaced } = toMapList(found);
      expect(list).toEqual({
        total,
        states: states.map((state) => ({
          ...state,
          places: state.places.map((place) => ({ ...place, jobs: place.jobs.slice(0, 1) })),
        })),
        unplaced: { total: unplaced.total, jobs: unplaced.jobs.slice(0, 20) },
      });
      expect(answer.hasPlaces).toBe(found.hasPlaces);
    }),
  );
});

describe('GET /api/jobs/map', () => {
  const JOBS = stateOf(buildJobs(60));

  it('gives spellings of one query one answer, and a 304 for a matching tag', () => {
    const first = answerMap(JOBS, asked('title=rn&state=TX'));
    const etag = first.headers.get('etag');
    expect(answerMap(JOBS, asked('page=3&title=rn')).headers.get('etag')).toBe(etag);
    expect(answerMap(JOBS, asked('title=rn', etag)).status).toBe(304);
    expect(answerMap(JOBS, asked('')).headers.get('etag')).not.toBe(etag);
  });

  it('is a 503 while no jobs are known', () => {
    const down: SnapshotState = {
      ok: false,
      error: { message: 'Failed to fetch jobs', kind: 'timeout', retryAfterSeconds: 15 },
    };
    expect(answerMap(down, asked('')).status).toBe(503);
    expect(answerPlace(down, asked('at=austin, TX')).status).toBe(503);
  });
});

describe('GET /api/jobs/map/place', () => {
  const JOBS = stateOf([
    buildJob({ id: '1', shifts: ['Days'] }),
    buildJob({ id: '2', shifts: ['Nights'] }),
    buildJob({ id: '3', city: 'Waco' }),
  ]);
  const idsAt = async (search: string) => {
    const { jobs }: JobsAnswer = await answerPlace(JOBS, asked(search)).json();
    return jobs.map(({ id }) => id).sort();
  };

  it.each([
    ['all jobs of a place', 'at=austin, TX', ['1', '2']],
    ['those that pass the filters', 'at=austin, TX&shift=Nights', ['2']],
    ['none of a place nobody knows', 'at=atlantis, XX', []],
    ['none without a place', '', []],
  ])('returns %s', async (_, search, ids) => {
    expect(await idsAt(search)).toEqual(ids);
  });
});
