import { buildJob } from '@/__tests__/support/build-job';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { searchMap } from '@/lib/domain/map/job-map';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { searchJobs } from '@/lib/domain/search/job-search';

const at = (id: string, city: string, latitude: number | null, payText = '$1,000 weekly') =>
  buildJob({
    id,
    city,
    daysOpen: Number(id),
    payText,
    coordinates: latitude === null ? null : { latitude, longitude: -97.74 },
  });
const INDEX = indexJobs([
  at('0', 'Unplaced', null),
  at('1', 'Waco', 31.55, '$3,000 weekly'),
  at('2', 'Austin', 30.27),
  at('3', 'Round Rock', 30.51),
  at('4', 'Amarillo', 35.2),
  at('5', 'Austin', 30.27),
]);
const search = (query: string) => searchJobs(INDEX, parseJobQuery(query));
const ids = (query: string) =>
  search(query)
    .jobs.map(({ id }) => id)
    .join('');

describe('near a place', () => {
  it.each([
    ['the nearest first, as far ones by age, unknown last', 'near=Austin', '253140'],
    ['another order, all the same', 'near=Austin&sort=highestPay', '102345'],
    ['within a radius', 'near=Austin,TX&radius=50', '253'],
    ['within a wider one', 'near=austin&radius=100', '2531'],
    ['a place nobody knows keeps nothing out', 'near=Springfield&radius=25', '012345'],
  ])('%s', (_, query, order) => {
    expect(ids(query)).toBe(order);
  });

  it('returns how far each job is, and how many cannot be measured', () => {
    expect(search('near=Austin')).toMatchObject({
      miles: [0, 0, 17, 88, 341, null],
      unknown: { pay: 0, place: 1 },
      near: { text: 'Austin', place: { name: 'Austin, TX' } },
      tags: [{ facet: 'near', value: 'Austin', label: 'Near Austin, TX' }],
    });
    expect(search('near=Austin&radius=50')).toMatchObject({
      unknown: { place: 1 },
      tags: [{ label: 'Within 50 miles of Austin, TX' }],
    });
    expect(search('')).toMatchObject({ miles: [], near: null, unknown: { place: 0 } });
  });

  it('if no job is near enough, offers a radius that finds some, and what is found without one', () => {
    expect(search('near=Austin&radius=25&minPay=2000')).toMatchObject({
      total: 0,
      wider: { radius: 100, total: 1 },
      suggestions: [
        { dropped: [{ facet: 'minPay' }], total: 3 },
        { dropped: [{ facet: 'near' }], total: 1 },
      ],
    });
    expect(search('near=Amarillo&radius=100&minPay=2000').wider).toBeNull();
    expect(search('near=Austin&radius=25').wider).toBeNull();
  });

  it('is the same on the map', () => {
    const map = searchMap(INDEX, parseJobQuery('near=Austin&radius=50&q=icu&minPay=900&state=CA'));
    expect(map.groups.map(({ city, jobs }) => `${city} ${jobs.length}`)).toEqual([
      'Austin 2',
      'Round Rock 1',
    ]);
    expect(map.tags.map(({ facet }) => facet)).toEqual(['q', 'minPay', 'near']);
    expect(map.unknown).toEqual({ pay: 0, place: 1 });
  });
});
