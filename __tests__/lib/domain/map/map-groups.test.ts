import fc from 'fast-check';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { clusterRadius, groupByPlace, markerStep } from '@/lib/domain/map/map-groups';

describe('jobs by place (DT-17)', () => {
  it('are grouped by lowercase city plus uppercase state, at the place of the first', () => {
    const first = buildJob({ id: '1', city: 'Austin', state: 'TX' });
    const second = buildJob({
      id: '2',
      city: ' AUSTIN',
      state: 'tx',
      coordinates: { latitude: 30.3, longitude: -97.7 },
    });
    expect(groupByPlace([first, second])).toEqual({
      groups: [
        {
          key: 'austin, TX',
          position: first.coordinates,
          city: 'Austin',
          state: 'TX',
          total: 2,
          jobs: [first, second],
        },
      ],
      unplaced: [],
    });
  });

  it('keep two cities of one name apart', () => {
    const { groups } = groupByPlace([
      buildJob({ city: 'Portland', state: 'ME' }),
      buildJob({ city: 'Portland', state: 'OR' }),
    ]);
    expect(groups.map(({ key }) => key)).toEqual(['portland, ME', 'portland, OR']);
  });

  it('come apart when the map cannot place them (MP-13)', () => {
    const jobs = [
      buildJob({ coordinates: null }),
      buildJob({ city: null }),
      buildJob({ state: null }),
    ];
    expect(groupByPlace(jobs)).toEqual({ groups: [], unplaced: jobs });
  });

  it('are each in one group or unplaced', () => {
    fc.assert(
      fc.property(fc.nat({ max: 80 }), fc.nat(), (size, seed) => {
        const jobs = buildJobs(size, seed);
        const { groups, unplaced } = groupByPlace(jobs);
        const ids = [...groups.flatMap((group) => group.jobs), ...unplaced].map(({ id }) => id);
        expect(ids.sort()).toEqual(jobs.map(({ id }) => id).sort());
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      }),
    );
  });
});

describe('markers by number of jobs (CN-20)', () => {
  it.each([
    [1, 'blue', 28],
    [2, 'light green', 32],
    [4, 'light green', 32],
    [5, 'yellow', 36],
    [9, 'yellow', 36],
    [10, 'orange', 42],
    [19, 'orange', 42],
    [20, 'dark orange', 46],
    [34, 'dark orange', 46],
    [35, 'dark orange', 48],
    [49, 'dark orange', 48],
    [50, 'red', 56],
    [1000, 'red', 56],
  ])('%d: %s, %d px', (count, colour, sizePx) => {
    expect(markerStep(count)).toMatchObject({ colour, sizePx });
  });
});

describe('the cluster radius by zoom (CN-21)', () => {
  it.each([
    [3, 50],
    [3.75, 50],
    [4, 50],
    [4.75, 50],
    [5, 60],
    [6, 70],
    [7, 50],
    [8, 40],
    [9, 30],
    [10, 30],
    [11, 20],
    [12, 20],
    [13, 15],
    [18, 15],
  ])('at zoom %d: %d px', (zoom, radius) => {
    expect(clusterRadius(zoom)).toBe(radius);
  });
});
