import { atOnce } from '@/lib/domain/basics/sliced-work';
import { addDays } from '@/lib/domain/dates/dates';
import type { Job } from '@/lib/domain/job/job';
import { findPayPage } from '@/lib/domain/pay-pages/find-pay-page';
import { payNear } from '@/lib/domain/pay-pages/pay-near';
import { payPageOf, type PayPages } from '@/lib/domain/pay-pages/pay-page';
import { payPageSteps } from '@/lib/domain/pay-pages/pay-table';
import type { KnownPages } from '@/lib/domain/search-pages/known-pages';
import { searchPageSteps } from '@/lib/domain/search-pages/page-table';
import { buildJob } from '@/__tests__/support/build-job';

const DAY = '2026-08-20';
const PAYS = [1_900, 2_000, 2_100, 2_200, 2_301, 2_409];
const paying = (count: number, overrides: Partial<Job> = {}) =>
  PAYS.slice(0, count).map((pay, at) =>
    buildJob({ id: `a${at}${pay}`, payText: `$${pay} weekly`, ...overrides }),
  );

/** The pages after several lists, a day apart. */
function after(...lists: readonly (readonly Job[])[]) {
  let known: KnownPages = new Map();
  let pages: PayPages = new Map();
  let searchPages;
  for (const [day, jobs] of lists.entries()) {
    const today = addDays(DAY, day);
    const table = atOnce(searchPageSteps(jobs, known, today));
    ({ known } = table);
    searchPages = table.pages;
    pages = atOnce(payPageSteps(table, today));
  }
  return { pages, searchPages: searchPages ?? new Map() };
}
const none = (days: number) => Array.from({ length: days }, () => paying(4));

describe('indexing: five jobs with plausible pay to enter, 14 days without figures to leave', () => {
  it.each<
    [what: string, lists: readonly (readonly Job[])[], hasFigures: boolean, isIndexed: boolean]
  >([
    ['four jobs', [paying(4)], false, false],
    ['five jobs', [paying(5)], true, true],
    [
      'five, of which one says no weekly figure',
      [[...paying(4), buildJob({ payText: '$60/hr' })]],
      false,
      false,
    ],
    [
      'five, of which one cannot be believed',
      [[...paying(4), buildJob({ payText: '$90,000 weekly' })]],
      false,
      false,
    ],
    ['five, then four', [paying(5), paying(4)], false, true],
    ['five, then four for 13 days', [paying(5), ...none(13)], false, true],
    ['five, then four for 14 days', [paying(5), ...none(14)], false, true],
    ['five, then four for 15 days', [paying(5), ...none(15)], false, false],
    [
      'five, then no job for 15 days',
      [paying(5), ...Array.from({ length: 15 }, () => [])],
      false,
      false,
    ],
    ['five, four for 20 days, five', [paying(5), ...none(20), paying(5)], true, true],
  ])('%s', (_, lists, hasFigures, isIndexed) => {
    const page = after(...lists).pages.get('/pay/icu/texas');
    expect([page?.spread !== null, page?.isIndexed]).toEqual([hasFigures, isIndexed]);
  });
});

describe('the pages', () => {
  it('have median, middle half and range; a range counts by its middle, and its ends extend the range', () => {
    const jobs = [...paying(6), buildJob({ id: 'b', payText: '$1,704 - $2,698 weekly' })];
    expect(after(jobs).pages.get('/pay/icu/texas')).toEqual({
      specialty: 'ICU',
      state: 'TX',
      path: '/pay/icu/texas',
      jobsPath: '/jobs/for/icu/in/texas',
      isIndexed: true,
      spread: { count: 7, median: 2_200, low: 2_000, high: 2_300, lowest: 1_700, highest: 2_700 },
    });
  });

  it('exist for each specialty, nationwide and by state, and for no place alone', () => {
    const { pages } = after([...paying(2), ...paying(3, { state: 'IA', city: 'Ames' })]);
    expect([...pages].map(([path, { isIndexed }]) => [path, isIndexed])).toEqual([
      ['/pay/icu', true],
      ['/pay/icu/texas', false],
      ['/pay/icu/iowa', false],
    ]);
  });

  it('are linked if they are indexed', () => {
    const { pages } = after([...paying(5), ...paying(1, { specialties: ['CT'] })]);
    const subject = { specialty: 'icu', state: 'TX', city: null };
    expect(payPageOf(pages, subject)?.path).toBe('/pay/icu/texas');
    expect(payPageOf(pages, { ...subject, specialty: 'CT' })).toBeNull();
    expect(payPageOf(pages, { ...subject, specialty: null })).toBeNull();
    expect(payPageOf(pages, { ...subject, specialty: 'Astronaut' })).toBeNull();
  });

  it('name related pages with their median: states by pay, specialties by jobs', () => {
    const { pages } = after([
      ...paying(5),
      ...paying(5, { state: 'IA', city: 'Ames', payText: '$3,000 weekly' }),
      ...paying(5, { specialties: ['CT'] }),
      ...paying(6, { specialties: ['ER'] }),
      ...paying(4, { specialties: ['OR'] }),
    ]);
    const at = (path: string) => payNear(pages.get(path)!, pages);
    const linked = (label: string, href: string, median: number) => ({
      label,
      href,
      isIndexed: true,
      median,
    });
    expect(at('/pay/icu/texas')).toEqual({
      places: [linked('Nationwide', '/pay/icu', 2_650), linked('Iowa', '/pay/icu/iowa', 3_000)],
      specialties: [linked('ER', '/pay/er/texas', 2_150), linked('CT', '/pay/ct/texas', 2_100)],
    });
    expect(at('/pay/icu')).toMatchObject({
      places: [{ label: 'Iowa' }, { label: 'Texas' }],
      specialties: [{ label: 'ER' }, { label: 'CT' }],
    });
  });
});

describe('an address', () => {
  const { pages, searchPages } = after([
    ...paying(5),
    buildJob({ id: 'l', specialties: ['Labor and Delivery'], state: 'MO' }),
  ]);
  it.each([
    ['/pay/icu', 'page'],
    ['/pay/icu/texas', 'page'],
    ['/pay/labor-and-delivery/missouri', 'page'],
    ['/pay/ICU', '/pay/icu'],
    ['/pay/icu/TX', '/pay/icu/texas'],
    ['/Pay/icu/Texas', '/pay/icu/texas'],
    ['/pay/l-and-d', '/pay/labor-and-delivery'],
    ['/pay/critical-care/tx', '/pay/icu/texas'],
    ['/pay', 'missing'],
    ['/pay/astronaut', 'missing'],
    ['/pay/icu/nowhere', 'missing'],
    ['/pay/icu/guam', 'missing'],
    ['/pay/icu/in/texas', 'missing'],
    ['/jobs/for/icu', 'missing'],
  ])('%s: %s', (path, result) => {
    const found = findPayPage(pages, searchPages, path);
    expect(found.kind === 'moved' ? found.path : found.kind).toBe(result);
  });
});
