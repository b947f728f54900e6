import { buildJob } from '@/__tests__/support/build-job';
import { atOnce } from '@/lib/domain/basics/sliced-work';
import {
  isInState,
  placeDoubts,
  withUsedPosition,
  withUsedPositions,
} from '@/lib/domain/place/used-positions';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { searchJobs } from '@/lib/domain/search/job-search';

const lincoln = (id: number, longitude = -96.7, latitude = 40.81, city = 'Lincoln') =>
  buildJob({ id: `j${id}`, city, state: 'NE', coordinates: { latitude, longitude } });
const elsewhere = buildJob({ id: 'far', city: 'Austin', state: 'TX' });
const used = (jobs: ReturnType<typeof buildJob>[]) =>
  atOnce(withUsedPositions(jobs)).map(({ coordinates }) => coordinates?.longitude ?? null);

describe('a position that cannot be right', () => {
  it.each([1, 2, 10])('does not empty a search near its town of %d jobs', (size) => {
    const jobs = Array.from({ length: size }, (_, at) => lincoln(at, at === 0 ? 96.7 : -96.7));
    const index = indexJobs(atOnce(withUsedPositions([...jobs, elsewhere])));
    for (const radius of [25, 250]) {
      const found = searchJobs(index, parseJobQuery(`near=Lincoln,+NE&radius=${radius}`));
      expect(found.near?.place?.name).toBe('Lincoln, NE');
      expect(found.total).toBe(Math.max(size - 1, 1));
      expect(found.jobs.map(({ id }) => id)).not.toContain('far');
    }
  });

  it('is not used if it is outside its state', () => {
    expect(used([lincoln(0, 96.7), lincoln(1), lincoln(2)])).toEqual([null, -96.7, -96.7]);
    expect(used([lincoln(0, 40.81, -96.7), lincoln(1)])).toEqual([null, -96.7]);
  });

  it('is not used if it is far from the other jobs of its town', () => {
    expect(used([lincoln(0), lincoln(1), lincoln(2, -103.7)])).toEqual([-96.7, -96.7, null]);
    expect(used([lincoln(0), lincoln(1, -96.4), lincoln(2, -96.9)])).toEqual([-96.7, -96.4, -96.9]);
    expect(used([lincoln(0), lincoln(1), lincoln(2, -103.7, 41.8, 'LINCOLN')])).toEqual([
      -96.7,
      -96.7,
      null,
    ]);
  });

  it('is not used if two jobs of a town disagree and nothing tells which is right', () => {
    expect(used([lincoln(0), lincoln(1, -103.7)])).toEqual([null, null]);
  });

  it('leaves everything else as it is', () => {
    const jobs = [
      buildJob({ state: 'ZZ', coordinates: { latitude: 51.5, longitude: -0.1 } }),
      buildJob({ city: null, coordinates: { latitude: 30, longitude: -97 } }),
      buildJob({ coordinates: null }),
      lincoln(3),
    ];
    expect(atOnce(withUsedPositions(jobs))).toEqual(jobs);
    expect(atOnce(withUsedPositions(jobs))[3]).toBe(jobs[3]);
  });

  it('is named for the platform check, with the job and what was sent', () => {
    const jobs = [lincoln(0, 96.7), lincoln(1), lincoln(2), lincoln(3, -103.7), elsewhere];
    expect([...placeDoubts(jobs)]).toEqual([
      [
        'j0',
        [
          {
            field: 'geolocation',
            kind: 'position-outside-state',
            example: 'Lincoln, NE at 40.81, 96.7',
          },
        ],
      ],
      ['j3', [expect.objectContaining({ kind: 'position-far-from-town' })]],
    ]);
  });

  it('of a job that was looked up is judged by the towns of the list', () => {
    const { places } = indexJobs([lincoln(1)]);
    expect(withUsedPosition(lincoln(0), places).coordinates).not.toBeNull();
    expect(withUsedPosition(lincoln(0, 96.7), places).coordinates).toBeNull();
    expect(withUsedPosition(lincoln(0, -103.7), places).coordinates).toBeNull();
    expect(withUsedPosition(lincoln(0, -103.7), []).coordinates).not.toBeNull();
    const disagreeing = indexJobs(atOnce(withUsedPositions([lincoln(0), lincoln(1, -103.7)])));
    expect(withUsedPosition(lincoln(0), disagreeing.places).coordinates).toBeNull();
    expect(withUsedPosition({ ...lincoln(0, 96.7), city: null }, []).coordinates).toBeNull();
  });
});

it.each([
  ['AK', 61.2, -149.9, true],
  ['HI', 21.3, -157.8, true],
  ['GU', 13.45, 144.78, true],
  ['NE', 40.81, 96.7, false],
  ['ZZ', 0, 0, true],
  [null, 10, 10, true],
])('%s has %d, %d in its box: %s', (state, latitude, longitude, isIn) => {
  expect(isInState({ latitude, longitude }, state)).toBe(isIn);
});
