import { atOnce } from '@/lib/domain/basics/sliced-work';
import { addDays } from '@/lib/domain/dates/dates';
import type { Job } from '@/lib/domain/job/job';
import { payCsv } from '@/lib/domain/pay-pages/pay-csv';
import type { PayLine } from '@/lib/domain/pay-pages/pay-lines';
import type { PayPage } from '@/lib/domain/pay-pages/pay-page';
import { payTrend, shareOfTime } from '@/lib/domain/pay-pages/pay-trend';
import { payDescription, payHeading, payPageName } from '@/lib/domain/pay-pages/pay-words';
import { searchPageFacts } from '@/lib/domain/search-pages/page-facts';
import { searchPageSteps } from '@/lib/domain/search-pages/page-table';
import { buildJob } from '@/__tests__/support/build-job';

const DAY = '2026-08-20';
const lineOn = (day: string, median = 2_310): PayLine => [
  day,
  14,
  median,
  2_180,
  2_520,
  1_900,
  2_900,
];
const PAGE: PayPage = {
  specialty: 'ICU',
  state: 'TX',
  path: '/pay/icu/texas',
  jobsPath: '/jobs/for/icu/in/texas',
  spread: { count: 14, median: 2_310, low: 2_180, high: 2_520, lowest: 1_900, highest: 2_900 },
  lines: [lineOn(DAY)],
  isIndexed: true,
};

describe('headings in the words of searchers', () => {
  const CT: Partial<Job> = { specialties: ['CT'], titles: ['CT Technologist'] };
  it.each<[jobs: readonly Partial<Job>[], state: string | null, heading: string]>([
    [[{}], 'TX', 'ICU travel nurse pay in Texas'],
    [[{}], null, 'ICU travel nurse pay'],
    [[{ state: 'DC' }], 'DC', 'ICU travel nurse pay in the District of Columbia'],
    [[{}, { orderTypes: ['Local'] }], null, 'ICU nurse pay'],
    [[{}, { orderTypes: [] }], null, 'ICU nurse pay'],
    [[CT], null, 'Travel CT pay'],
    [[{ ...CT, orderTypes: [] }], 'TX', 'CT pay in Texas'],
    [[{ specialties: ['Nurse Manager'] }], null, 'Travel Nurse Manager pay'],
  ])('%j in %s', (overrides, state, heading) => {
    const jobs = overrides.map((some, at) => buildJob({ id: `a${at}`, ...some }));
    const { pages } = atOnce(searchPageSteps(jobs, new Map(), DAY));
    const specialty = jobs[0]?.specialties[0] ?? '';
    const page = [...pages.values()].find(
      (one) => one.specialty === specialty && one.state === state && one.city === null,
    )!;
    expect(payHeading({ specialty, state }, searchPageFacts(page, pages))).toBe(heading);
  });
});

test.each<[PayPage, string]>([
  [
    PAGE,
    'ICU pay in Texas: median $2,310 a week of 14 open jobs; typical weekly pay $2,180 – $2,520; all of them $1,900 – $2,900.',
  ],
  [
    { ...PAGE, state: null, spread: null },
    'ICU pay: fewer than five open jobs name weekly pay today. When enough last did, on 2026-08-20, the median was $2,310 a week.',
  ],
  [
    { ...PAGE, spread: null, lines: [] },
    'ICU pay in Texas: fewer than five open jobs name weekly pay today.',
  ],
])('a description consists of facts', (page, description) => {
  expect(payDescription(page)).toBe(description);
});

test('links say where they lead', () => {
  expect(payPageName(PAGE)).toBe('What ICU pays in Texas');
  expect(payPageName({ ...PAGE, state: null })).toBe('What ICU pays');
});

describe('the CSV file', () => {
  it('has a row for each day, oldest first', () => {
    expect(payCsv({ ...PAGE, lines: [lineOn('2026-08-19', 2_300), lineOn(DAY)] })).toBe(
      'specialty,place,day,jobs,median_usd_a_week,middle_half_from,middle_half_to,lowest,highest\r\n' +
        'ICU,Texas,2026-08-19,14,2300,2180,2520,1900,2900\r\n' +
        'ICU,Texas,2026-08-20,14,2310,2180,2520,1900,2900\r\n',
    );
  });

  it.each([
    ['=HYPERLINK("https://x")', `"'=HYPERLINK(""https://x"")"`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['PT, OT', '"PT, OT"'],
    ['ICU "step-down"', '"ICU ""step-down"""'],
    ['two\nlines', '"two\nlines"'],
  ])('writes %j as one cell, and not as a formula', (specialty, cell) => {
    expect(payCsv({ ...PAGE, specialty })).toContain(`\r\n${cell},Texas,`);
  });

  it('names the country for all states, and does not exist without lines', () => {
    expect(payCsv({ ...PAGE, state: null })).toContain('\r\nICU,United States,2026');
    expect(payCsv({ ...PAGE, lines: [] })).toBeNull();
  });
});

describe('a trend', () => {
  const linesOf = (days: number) =>
    Array.from({ length: days }, (_, at) => lineOn(addDays(DAY, at), 2_000 + at));

  it.each([
    [7, null],
    [8, 8],
    [40, 40],
    [41, 21],
    [366, 38],
  ])('of %d days has %s points, the first and the last among them', (days, count) => {
    const trend = payTrend(linesOf(days));
    if (count === null) return expect(trend).toBeNull();
    expect(trend?.points).toHaveLength(count);
    expect([trend?.points[0], trend?.points.at(-1)]).toEqual([trend?.first, trend?.last]);
  });

  it('is scaled by days, not by lines, and spans all that is drawn', () => {
    const lines = [...linesOf(7), lineOn(addDays(DAY, 12))];
    const trend = payTrend(lines)!;
    expect(lines.map((line) => shareOfTime(trend, line) * 12)).toEqual([0, 1, 2, 3, 4, 5, 6, 12]);
    expect([trend.from, trend.to]).toEqual([2_180, 2_520]);
  });
});
