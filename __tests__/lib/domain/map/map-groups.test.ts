import fc from 'fast-check';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { groupByPlace } from '@/lib/domain/map/map-groups';

describe('jobs by place (DT-17)', () => {
  it('are grouped by lowercase city plus uppercase state, at the median of their places', () => {
    const first = buildJob({ id: '1', city: 'Austin', state: 'TX' });
    const second = buildJob({
      id: '2',
      city: ' AUSTIN',
      state: 'tx',
      coordinates: { latitude: 30.29, longitude: -97.7 },
    });
    expect(groupByPlace([first, second])).toEqual({
      groups: [
        {
          key: 'austin, TX',
          position: { latitude: 30.28, longitude: -97.72 },
          city: 'Austin',
          state: 'TX',
          total: 2,
          jobs: [first, second],
        },
      ],
      unplaced: [],
    });
  });

  it('are one group however the town is spelt', () => {
    const { groups } = groupByPlace(
      ['St. Louis', 'Saint Louis', 'ST LOUIS'].map((city) => buildJob({ city, state: 'MO' })),
    );
    expect(groups.map(({ key, total }) => [key, total])).toEqual([['st. louis, MO', 3]]);
  });

  it('keep two cities of the same name apart', () => {
    const { groups } = groupByPlace([
      buildJob({ city: 'Portland', state: 'ME' }),
      buildJob({ city: 'Portland', state: 'OR' }),
    ]);
    expect(groups.map(({ key }) => key)).toEqual(['portland, ME', 'portland, OR']);
  });

  it('are listed separately if the map cannot place them (MP-13)', () => {
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
