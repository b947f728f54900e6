import { compareHref, compareJobs } from '@/lib/domain/compare/compare-jobs';
import { buildJob } from '@/__tests__/support/build-job';

const TODAY = '2026-08-20';
const factsOf = (...jobs: Parameters<typeof buildJob>[0][]) =>
  new Map(compareJobs(jobs.map(buildJob), TODAY).map((fact) => [fact.name, fact]));

test('the address has the ids in their order', () => {
  expect(compareHref(['a1', 'b2'])).toBe('/compare?ids=a1,b2');
  expect(compareHref([])).toBe('/compare');
});

test('the facts of each job, in a fixed order', () => {
  const facts = factsOf(
    { shifts: ['Nights, 3 × 12'] },
    {
      payText: '$2,000 weekly',
      city: 'Ames',
      state: 'IA',
      daysOpen: 0,
      orderTypes: ['Local', 'Travel'],
    },
  );
  expect([...facts].map(([name, { values }]) => [name, ...values])).toEqual([
    ['Pay', '$2,310 – $2,480 a week', '$2,000 a week'],
    ['Estimate for the contract', 'about $30,000 – $32,200', 'about $26,000'],
    ['By the hour, blended', 'about $64 – $69', 'Not known'],
    ['Job type', 'Travel', 'Local, Travel'],
    ['Contract', '13 weeks', '13 weeks'],
    ['Shift', 'Nights, 3 × 12', 'Nights'],
    ['Hours', '36 hours a week, 4 days off', 'Ask us'],
    ['Posted', '3 days ago', '3 days ago'],
    ['Job ID', '48211', '48211'],
  ]);
});

test('what is the same is marked, ignoring letter case', () => {
  const facts = factsOf({}, { shifts: ['Days'], contractLength: '13 Weeks', jobNumber: '2' });
  const same = [...facts.values()].filter(({ isSame }) => isSame).map(({ name }) => name);
  expect(same).toEqual(expect.arrayContaining(['Pay', 'Job type', 'Contract', 'Posted']));
  expect(same).not.toContain('Shift');
  expect(same).not.toContain('Job ID');
});

test.each([
  ['one pays most', ['$2,000 weekly', '$2,100 weekly'], 1],
  ['two do', ['$2,100 weekly', '$2,100 weekly'], null],
  ['one does not say', ['$2,100 weekly', null], null],
  ['one is by the hour', ['$2,100 weekly', '$90/hr'], null],
])('highest pay: %s', (_, pays, highest) => {
  const facts = factsOf(...pays.map((payText) => ({ payText })));
  expect(facts.get('Pay')?.highest).toBe(highest);
});

test('what the feed does not state is not invented', () => {
  const facts = factsOf(
    {},
    {
      payText: null,
      contractLength: null,
      orderTypes: [],
      shifts: [],
      postedOn: null,
      jobNumber: null,
    },
  );
  const second = (name: string) => facts.get(name)?.values[1];
  expect(second('Pay')).toBe('Ask us');
  expect(second('Estimate for the contract')).toBe('Not known');
  expect(second('Job type')).toBe('Ask us');
  expect(second('Contract')).toBe('Ask us');
  expect(second('Shift')).toBe('Ask us');
  expect(second('Posted')).toBe('Not known');
  expect(second('Job ID')).toBe('N/A');
});

test('no row of hours if the shifts of every job say its whole week', () => {
  const [drawn, odd] = [{ shifts: ['Nights, 3 × 12'] }, { shifts: ['Nights'] }];
  const guaranteed = { ...drawn, contract: { guaranteedHours: 36 } };
  expect(factsOf(drawn, drawn).has('Hours')).toBe(false);
  expect(factsOf(drawn, odd).has('Hours')).toBe(true);
  expect(factsOf(drawn, guaranteed).has('Hours')).toBe(true);
});

test('start, hours and openings if one of the jobs states them; no rows if none does', () => {
  const names = (...jobs: Parameters<typeof factsOf>) => [...factsOf(...jobs).keys()];
  expect(names({}, {})).not.toContain('Starts');
  expect(names({}, { contract: { openings: 3 } })).not.toContain('Starts');
  const facts = factsOf(
    { contract: { startsOn: '2026-09-07', hoursAWeek: 36, guaranteedHours: 36, openings: 3 } },
    { contract: { startsOn: 'asap', guaranteedHours: 24 }, shifts: ['Days, 3 × 12'] },
    { contract: { guaranteedHours: 24 } },
  );
  expect(facts.get('Starts')?.values).toEqual(['Sep 7', 'As soon as possible', 'Ask us']);
  expect(facts.get('Openings')?.values).toEqual(['3', 'Ask us', 'Ask us']);
  expect(facts.get('Hours')?.values).toEqual([
    '36 hours a week, all guaranteed',
    '36 hours a week, 24 guaranteed, 4 days off',
    '24 guaranteed hours a week',
  ]);
  expect(facts.get('By the hour, blended')?.values[0]).toBe('about $64 – $69');
});
