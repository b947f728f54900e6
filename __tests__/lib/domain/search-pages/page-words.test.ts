import { atOnce } from '@/lib/domain/basics/sliced-work';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { emptyQuery, withTerm } from '@/lib/domain/query/job-query';
import { FACET_NAMES } from '@/lib/domain/query/facets';
import { listName } from '@/lib/domain/search-pages/list-name';
import { searchPageFacts } from '@/lib/domain/search-pages/page-facts';
import { searchPageSteps } from '@/lib/domain/search-pages/page-table';
import {
  searchPageDescription,
  searchPageHeading,
  searchPageLead,
} from '@/lib/domain/search-pages/page-words';
import type { Job } from '@/lib/domain/job/job';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { searchJobs } from '@/lib/domain/search/job-search';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';

const job = (n: number, overrides: Partial<Job> = {}) => buildJob({ id: `a${n}`, ...overrides });
const several = (count: number, overrides: Partial<Job> = {}, from = 0) =>
  Array.from({ length: count }, (_, at) => job(from + at, overrides));

function at(path: string, jobs: readonly Job[]) {
  const { pages } = atOnce(searchPageSteps(jobs, new Map(), '2026-08-20'));
  const page = pages.get(path);
  if (!page) throw new Error(`No page at ${path}`);
  return { page, facts: searchPageFacts(page, pages) };
}
const heading = (path: string, jobs: readonly Job[]) => {
  const { page, facts } = at(path, jobs);
  return searchPageHeading(page, facts);
};
const CT: Partial<Job> = {
  specialties: ['CT'],
  titles: ['CT Technologist'],
  title: 'CT Technologist',
};
const LOCAL: Partial<Job> = { orderTypes: ['Local'] };

describe('headings in the words of searchers', () => {
  it.each<[path: string, jobs: readonly Job[], heading: string]>([
    ['/jobs/for/icu/in/texas', several(3), 'Travel ICU nurse jobs in Texas'],
    ['/jobs/for/icu', [...several(2), job(9, LOCAL)], 'Travel and local ICU nurse jobs'],
    ['/jobs/for/ct', several(3, { ...CT, ...LOCAL }), 'Local CT jobs'],
    ['/jobs/in/texas', several(2), 'Travel nurse jobs in Texas'],
    ['/jobs/in/texas', several(2, CT), 'Travel allied health jobs in Texas'],
    ['/jobs/in/texas', [job(1), job(2, CT)], 'Travel nurse and allied health jobs in Texas'],
    ['/jobs/in/texas/austin', several(1), 'Travel nurse jobs in Austin, TX'],
    ['/jobs/in/guam', [], 'Nurse and allied health jobs in Guam'],
    [
      '/jobs/in/district-of-columbia',
      [],
      'Nurse and allied health jobs in the District of Columbia',
    ],
    // What is not true of all jobs is left out.
    ['/jobs/for/icu', [job(1), job(2, { orderTypes: [] })], 'ICU nurse jobs'],
    [
      '/jobs/for/icu',
      [job(1), job(2, LOCAL), job(3, { orderTypes: ['Per Diem'] })],
      'ICU nurse jobs',
    ],
  ])('%s', (path, jobs, words) => {
    expect(heading(path, jobs)).toBe(words);
  });
});

describe('facts', () => {
  const PAYS = [2_000, 2_100, 2_200, 2_300, 2_400].map((pay, n) =>
    job(n, {
      payText: `$${pay} weekly`,
      city: n < 3 ? 'Austin' : 'Dallas',
      shifts: ['Days, 3 × 12'],
    }),
  );

  it('are about the page’s own jobs: median and middle half from five on', () => {
    const { page, facts } = at('/jobs/in/texas', PAYS);
    expect(facts.pay).toEqual({ count: 5, median: 2_200, low: 2_100, high: 2_300 });
    expect(at('/jobs/in/texas', PAYS.slice(1)).facts.pay).toBeNull();
    expect(searchPageLead(page, facts)).toBe(
      '5 jobs are open today. The median pay is $2,200 a week.',
    );
    expect(searchPageDescription(page, facts)).toBe(
      'Jobs in Texas: 5 open today; typical weekly pay $2,100 – $2,300; Austin 3, Dallas 2; Days; 13 weeks.',
    );
  });

  it('link a city, a specialty or a state to its page if that is indexed, else to the list', () => {
    const jobs = [
      ...PAYS,
      ...several(3, { state: 'OK', city: 'Tulsa' }, 20),
      job(30, { state: 'NM', city: 'Taos' }),
    ];
    const { facts } = at('/jobs/in/texas', jobs);
    expect(facts.cities).toEqual([
      { label: 'Austin', count: 3, href: '/jobs/in/texas/austin', isIndexed: true },
      { label: 'Dallas', count: 2, href: '/jobs?state=TX&q=Dallas', isIndexed: false },
    ]);
    expect(facts.specialties).toEqual([
      { label: 'ICU', count: 5, href: '/jobs/for/icu/in/texas', isIndexed: true },
    ]);
    expect(facts.near).toEqual([
      { label: 'Oklahoma', count: 3, href: '/jobs/in/oklahoma', isIndexed: true },
    ]);
    expect(at('/jobs/for/icu', jobs).facts.states).toContainEqual({
      label: 'New Mexico',
      count: 1,
      href: '/jobs?state=NM&specialty=ICU',
      isIndexed: false,
    });
  });

  it('of a specialty name the other specialties, of a specialty in a state both wider pages', () => {
    const jobs = [
      ...PAYS,
      ...several(3, { specialties: ['Med Surg'] }, 20),
      ...several(3, { state: 'OK', city: 'Tulsa' }, 30),
    ];
    const near = (path: string) =>
      at(path, jobs).facts.near.map(({ label, href }) => `${label}: ${href}`);
    expect(near('/jobs/for/icu')).toEqual(['Med Surg: /jobs/for/med-surg']);
    expect(near('/jobs/for/icu/in/texas')).toEqual([
      'ICU in all states: /jobs/for/icu',
      'ICU in Oklahoma: /jobs/for/icu/in/oklahoma',
      'All jobs in Texas: /jobs/in/texas',
    ]);
  });

  it('lead to as many jobs as they say', () => {
    const jobs = [
      ...buildJobs(400),
      ...several(2, { state: 'MO', city: 'St. Louis', specialties: ['Med/Surg', 'Tele'] }, 900),
      job(910, { state: 'MO', city: 'Saint Louis', specialties: ['Med Surg'] }),
    ];
    const index = indexJobs(jobs);
    const { pages } = atOnce(searchPageSteps(jobs, new Map(), '2026-08-20'));
    const wrong: string[] = [];
    let lists = 0;
    for (const page of pages.values()) {
      const { cities, specialties, states, kinds } = searchPageFacts(page, pages);
      for (const { href, count, isIndexed } of [cities, specialties, states, kinds].flat()) {
        if (!isIndexed) lists += 1;
        const total = isIndexed
          ? pages.get(href)?.jobs.length
          : searchJobs(index, parseJobQuery(href.split('?')[1] ?? '')).total;
        if (total !== count) wrong.push(`${page.path}: ${href} has ${total}, not ${count}`);
      }
    }
    expect(lists).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('of a specialty name its lists by night and in compact states, unless those are all of its jobs', () => {
    const nights = { shifts: ['Nights, 3 × 12'] };
    const jobs = [
      ...PAYS,
      ...several(2, nights, 20),
      job(30, { ...nights, state: 'CA', city: 'Napa' }),
    ];
    const kinds = (path: string) =>
      at(path, jobs).facts.kinds.map(({ label, count }) => `${label} ${count}`);
    expect(kinds('/jobs/for/icu')).toEqual(['Nights 3', 'Compact states 7']);
    expect(kinds('/jobs/for/icu/in/texas')).toEqual(['Nights 2']);
    expect(kinds('/jobs/for/icu/in/california')).toEqual([]);
    expect(kinds('/jobs/in/texas')).toEqual([]);
  });

  it('leave out of a description what no job says', () => {
    const { page, facts } = at('/jobs/in/texas', [
      job(1, { ...CT, payText: null, contractLength: null, shifts: [] }),
    ]);
    expect(searchPageDescription(page, facts)).toBe('Jobs in Texas: 1 open today.');
  });
});

describe('a list with filters is named by them', () => {
  it.each<[search: string, name: string | null, town?: string]>([
    ['', null],
    ['sort=highestPay', null],
    ['specialty=ICU&state=TX', 'ICU jobs in Texas'],
    ['title=RN,LPN&jobType=Travel', 'Travel RN or LPN jobs'],
    ['state=TX,OK,NM,LA', 'Jobs in 4 states'],
    ['state=DC', 'Jobs in the District of Columbia'],
    ['shift=Nights&minPay=2000', 'Jobs, Nights, from $2,000 a week'],
    ['q=no+call&near=austin', 'Jobs near Austin, TX, “no call”', 'Austin, TX'],
    ['near=Xyzzy&radius=50', null],
    ['specialty=ICU&near=Xyzzy', 'ICU jobs'],
  ])('%s', (search, name, ...[town]) => {
    expect(listName(parseJobQuery(search), town)).toBe(name);
  });

  it.each(FACET_NAMES)('a term of %s is in the name', (facet) => {
    expect(listName(withTerm(emptyQuery, facet, 'Xylography'))).toContain('Xylography');
  });
});

describe('two spellings of one name', () => {
  const spelt = (label: string, count: number, from: number, city = 'St. Louis') =>
    several(count, { specialties: [label], state: 'MO', city }, from);
  const jobs = [
    ...spelt('Med Surg', 2, 0, 'Saint Louis'),
    ...spelt('Med/Surg', 8, 10),
    ...spelt('Med Surg', 1, 30),
  ];

  it('are one page, named everywhere as most of its jobs name it', () => {
    expect(at('/jobs/for/med-surg', jobs).page).toMatchObject({ specialty: 'Med/Surg' });
    expect(at('/jobs/for/med-surg/in/missouri', jobs).page).toMatchObject({
      specialty: 'Med/Surg',
    });
    expect(at('/jobs/in/missouri/st-louis', jobs).page).toMatchObject({ city: 'St. Louis' });
  });

  it('keep the name in use as long as a job has it', () => {
    const { known } = atOnce(searchPageSteps(jobs, new Map(), '2026-08-20'));
    const later = atOnce(searchPageSteps(spelt('Med Surg', 9, 50), known, '2026-08-21'));
    expect(later.pages.get('/jobs/for/med-surg')?.specialty).toBe('Med Surg');
    const mixed = [...spelt('Med Surg', 9, 50), ...spelt('Med/Surg', 1, 60)];
    const mostly = atOnce(searchPageSteps(mixed, known, '2026-08-21'));
    expect(mostly.pages.get('/jobs/for/med-surg')?.specialty).toBe('Med/Surg');
  });

  it('are one fact of other pages, each job once', () => {
    const { facts } = at('/jobs/in/missouri', jobs);
    expect(facts.cities).toEqual([
      { label: 'St. Louis', count: 11, href: '/jobs/in/missouri/st-louis', isIndexed: true },
    ]);
    expect(facts.specialties).toEqual([
      { label: 'Med/Surg', count: 11, href: '/jobs/for/med-surg/in/missouri', isIndexed: true },
    ]);
  });

  it('are both passed to the filters', () => {
    expect(at('/jobs/for/med-surg', jobs).facts.spellings).toEqual(['Med/Surg', 'Med Surg']);
  });
});

describe('only what is known is stated', () => {
  it('about an empty page: which jobs are not open', () => {
    const { known } = atOnce(searchPageSteps(several(3), new Map(), '2026-08-20'));
    const { pages } = atOnce(searchPageSteps([job(9, CT)], known, '2026-08-21'));
    const page = pages.get('/jobs/for/icu');
    if (!page) throw new Error('forgotten');
    expect(page.isIndexed).toBe(false);
    const facts = searchPageFacts(page, pages);
    expect(searchPageLead(page, facts)).toBe('None of our ICU jobs are open today.');
    expect(facts.near.filter(({ count }) => count === 0)).toEqual([]);
  });

  it('in headings, abbreviations of an order type stay', () => {
    const jobs = [job(1), job(2, { orderTypes: ['PRN'] })];
    expect(heading('/jobs/for/icu', jobs)).toBe('PRN and travel ICU nurse jobs');
  });
});
