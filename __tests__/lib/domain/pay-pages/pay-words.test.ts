import { atOnce } from '@/lib/domain/basics/sliced-work';
import type { Job } from '@/lib/domain/job/job';
import type { PayPage } from '@/lib/domain/pay-pages/pay-page';
import { payDescription, payHeading, payPageName } from '@/lib/domain/pay-pages/pay-words';
import { searchPageFacts } from '@/lib/domain/search-pages/page-facts';
import { searchPageSteps } from '@/lib/domain/search-pages/page-table';
import { buildJob } from '@/__tests__/support/build-job';

const DAY = '2026-08-20';
const PAGE: PayPage = {
  specialty: 'ICU',
  state: 'TX',
  path: '/pay/icu/texas',
  jobsPath: '/jobs/for/icu/in/texas',
  spread: { count: 14, median: 2_310, low: 2_180, high: 2_520, lowest: 1_900, highest: 2_900 },
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
    'ICU pay in Texas: median $2,310 a week across 14 open jobs; typical weekly pay $2,180 – $2,520; all of them $1,900 – $2,900.',
  ],
  [
    { ...PAGE, state: null, spread: null },
    'ICU pay: fewer than five open jobs list weekly pay today.',
  ],
])('a description consists of facts', (page, description) => {
  expect(payDescription(page)).toBe(description);
});

test('links say where they lead', () => {
  expect(payPageName(PAGE)).toBe('What ICU pays in Texas');
  expect(payPageName({ ...PAGE, state: null })).toBe('What ICU pays');
});
