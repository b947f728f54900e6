import { payDistance, payPeersSteps, peersOf } from '@/lib/domain/pay/pay-peers';
import { atOnce } from '@/lib/domain/basics/sliced-work';
import { buildJob } from '@/__tests__/support/build-job';
import type { Job } from '@/lib/domain/job/job';

const weekly = (dollars: number) => `$${dollars} weekly`;
const jobsPaying = (pays: readonly number[], overrides: Partial<Job> = {}) =>
  pays.map((pay) => buildJob({ payText: weekly(pay), ...overrides }));
const groupsOf = (jobs: readonly Job[]) => atOnce(payPeersSteps(jobs));
const FIVE = [2_000, 2_100, 2_200, 2_300, 2_900] as const;

test('the median of the same specialty in the state, with the number of jobs and the middle half', () => {
  const groups = groupsOf([...jobsPaying(FIVE), ...jobsPaying([9_000], { specialties: ['ER'] })]);
  expect(peersOf(groups, buildJob())).toMatchObject({
    specialty: 'ICU',
    state: 'TX',
    count: 5,
    median: 2_200,
    low: 2_100,
    high: 2_300,
  });
});

test('a range counts by its middle; an even number of jobs by the two in the middle; rounded to ten dollars', () => {
  const pays = ['$1,000 - $2,000', '$2,000', '$2,101', '$2,206', '$2,300', '$2,400'];
  const groups = groupsOf(pays.map((payText) => buildJob({ payText })));
  expect(peersOf(groups, buildJob())).toMatchObject({ count: 6, median: 2_150 });
});

test.each([
  ['four in the state, more elsewhere: nationwide', 4, 3, { state: null, count: 7 }],
  ['five in the state: the state', 5, 3, { state: 'TX', count: 5 }],
  ['five nationwide', 1, 4, { state: null, count: 5 }],
  ['four nationwide: nothing', 2, 2, null],
])('%s', (_, inTexas, inIowa, peers) => {
  const jobs = [
    ...jobsPaying(FIVE.slice(0, inTexas)),
    ...jobsPaying(FIVE.slice(0, inIowa), { state: 'IA' }),
  ];
  const found = peersOf(groupsOf(jobs), buildJob());
  if (peers) expect(found).toMatchObject(peers);
  else expect(found).toBeNull();
});

test('jobs without weekly pay are not counted', () => {
  const jobs = [...jobsPaying(FIVE), buildJob({ payText: null }), buildJob({ payText: '$60/hr' })];
  expect(peersOf(groupsOf(jobs), buildJob({ payText: null }))?.count).toBe(5);
});

test('letter case makes no difference, and a specialty listed twice counts once', () => {
  const jobs = jobsPaying(FIVE, { specialties: ['icu', 'ICU', 'Critical Care'] });
  const groups = groupsOf(jobs);
  expect(peersOf(groups, buildJob())?.count).toBe(5);
  expect(peersOf(groups, buildJob({ specialties: ['Critical care'] }))?.count).toBe(5);
});

test('a job without a specialty has no peers, and one without a state is compared nationwide', () => {
  const groups = groupsOf(jobsPaying(FIVE));
  expect(peersOf(groups, buildJob({ specialties: [] }))).toBeNull();
  expect(peersOf(groups, buildJob({ state: null }))).toMatchObject({ state: null });
});

describe('payDistance', () => {
  const peers = peersOf(groupsOf(jobsPaying(FIVE)), buildJob())!;

  test.each([
    ['$2,332 weekly', { percent: 6, side: 'above' }],
    ['$2,000 - $2,136 weekly', { percent: 6, side: 'below' }],
    ['$2,240 weekly', { percent: 0, side: 'same' }],
    ['$2,150 weekly', { percent: 0, side: 'same' }],
    [null, null],
    ['$58/hr', null],
  ])('%j', (payText, distance) => {
    expect(payDistance(buildJob({ payText }), peers)).toEqual(distance);
  });

  test('is not given for a job whose peers mostly have another title', () => {
    const job = buildJob({ titles: ['LPN'] });
    const mixed = groupsOf([...jobsPaying(FIVE), ...jobsPaying([1_500], { titles: ['LPN'] })]);
    const peersOfBoth = peersOf(mixed, job)!;
    expect(payDistance(job, peersOfBoth)).toBeNull();
    expect(payDistance(buildJob(), peersOfBoth)).not.toBeNull();
  });
});
