import {
  clusterName,
  pageOfPlace,
  placeHeading,
  placeName,
  shownInStates,
} from '@/lib/domain/map/map-names';

const at = (total: number, city: string, state: string) => ({ total, city, state });

it.each([
  [at(12, 'Dallas', 'TX'), '12 jobs in Dallas, TX'],
  [at(1, 'Truth or Consequences', 'NM'), '1 job in Truth or Consequences, NM'],
])('a marker is named by its jobs and its place', (group, name) => {
  expect(placeName(group)).toBe(name);
});

it.each([
  [[at(12, 'Dallas', 'TX'), at(3, 'Tulsa', 'OK')], '15 jobs in 2 places: Oklahoma, Texas'],
  [
    [at(1, 'A', 'TX'), at(1, 'B', 'OK'), at(1, 'C', 'KS'), at(1, 'D', 'AR'), at(1, 'E', 'LA')],
    '5 jobs in 5 places: Arkansas, Kansas, Louisiana and 2 more',
  ],
])('a cluster is named by its sum and its states (MP-14)', (groups, name) => {
  expect(clusterName(groups)).toBe(name);
});

it("uses the specification's heading for several jobs (MP-16)", () => {
  expect(placeHeading(at(3, 'Austin', 'TX'))).toBe('3 Jobs in Austin, TX');
});

it.each([
  [at(3, 'St. Louis', 'MO'), '/jobs/in/missouri/st-louis'],
  [at(2, 'St. Louis', 'MO'), null],
  [at(3, '看护', 'MO'), null],
  [at(3, 'Austin', 'ZZ'), null],
])('leads to the page of a place if it has enough jobs for one', (group, path) => {
  expect(pageOfPlace(group)).toBe(path);
});

describe('the jobs on the map in the states of a query', () => {
  const states = [
    { code: 'TX', total: 2, places: [] },
    { code: 'NE', total: 1, places: [] },
    { code: 'IA', total: 5, places: [] },
  ];
  it.each([
    [[], null],
    [['ZZ'], null],
    [['TX'], '2 shown in Texas'],
    [['TX', 'ZZ'], '2 shown in Texas'],
    [['TX', 'NE'], '3 shown in Texas and Nebraska'],
    [['TX', 'NE', 'OH'], '3 shown in Texas, Nebraska and Ohio'],
    [['TX', 'NE', 'OH', 'IA'], '8 shown in 4 states'],
  ])('%j: %s', (codes, words) => {
    expect(shownInStates({ states }, codes)).toBe(words);
  });
});
