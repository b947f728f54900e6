import { atOnce } from '@/lib/domain/basics/sliced-work';
import { findSearchPage, isSearchPath } from '@/lib/domain/search-pages/find-search-page';
import { searchPageSteps } from '@/lib/domain/search-pages/page-table';
import { searchPath } from '@/lib/domain/search-pages/search-page';
import { buildJob } from '@/__tests__/support/build-job';

const TODAY = '2026-08-20';
const JOBS = [
  buildJob({ id: 'a1', specialties: ['ICU'] }),
  buildJob({ id: 'a2', specialties: ['Labor and Delivery'], city: 'Saint Louis', state: 'MO' }),
  buildJob({ id: 'a3', specialties: ['Labor & Delivery'], city: 'St. Louis', state: 'MO' }),
  buildJob({ id: 'a4', specialties: ['ICU', 'Cath Lab'], city: 'Cañon City', state: 'CO' }),
  buildJob({ id: 'a5', specialties: ['***'], city: 'Nowhere', state: 'ZZ' }),
  buildJob({ id: 'a6', specialties: ['Emergency Department'], city: null, state: 'NY' }),
];
const { pages, known } = atOnce(searchPageSteps(JOBS, new Map(), TODAY));
const idsAt = (path: string) => pages.get(path)?.jobs.map(({ id }) => id);

describe('the pages of a list', () => {
  it('exist for places, for specialties, and for both, each with its jobs', () => {
    expect(idsAt('/jobs/in/texas')).toEqual(['a1']);
    expect(idsAt('/jobs/in/texas/austin')).toEqual(['a1']);
    expect(idsAt('/jobs/for/icu')).toEqual(['a1', 'a4']);
    expect(idsAt('/jobs/for/icu/in/colorado')).toEqual(['a4']);
    expect(idsAt('/jobs/in/colorado/canon-city')).toEqual(['a4']);
  });

  it('combine spellings of one name, with each job once', () => {
    expect(idsAt('/jobs/for/labor-and-delivery')).toEqual(['a2', 'a3']);
    expect(idsAt('/jobs/in/missouri/st-louis')).toEqual(['a2', 'a3']);
    const twice = [buildJob({ specialties: ['Cath Lab', 'Cath-Lab'] })];
    const table = atOnce(searchPageSteps(twice, new Map(), TODAY));
    expect(table.pages.get('/jobs/for/cath-lab')?.jobs).toHaveLength(1);
  });

  it('exist for every state, but not for an unknown one or a name that cannot be in an address', () => {
    expect(idsAt('/jobs/in/guam')).toEqual([]);
    expect([...pages.keys()].filter((path) => /zz|\*|nowhere/.test(path))).toEqual([]);
    expect(searchPath({ specialty: '看護', state: null, city: null })).toBeNull();
  });

  it('outlive their jobs', () => {
    const later = atOnce(searchPageSteps([], known, '2026-09-20'));
    expect(later.pages.get('/jobs/for/icu/in/texas')).toEqual({
      specialty: 'ICU',
      state: 'TX',
      city: null,
      path: '/jobs/for/icu/in/texas',
      jobs: [],
      isIndexed: false,
    });
    expect(later.known.get('/jobs/for/icu')?.openOn).toBe(TODAY);
  });
});

describe('an address', () => {
  it.each([
    ['/jobs/in/TX', '/jobs/in/texas'],
    ['/jobs/in/Texas', '/jobs/in/texas'],
    ['/jobs/in/ny', '/jobs/in/new-york'],
    ['/jobs/in/new york', '/jobs/in/new-york'],
    ['/jobs/in/tx/AUSTIN', '/jobs/in/texas/austin'],
    ['/jobs/in/mo/saint-louis', '/jobs/in/missouri/st-louis'],
    ['/jobs/for/ICU', '/jobs/for/icu'],
    ['/jobs/for/l-and-d', '/jobs/for/labor-and-delivery'],
    ['/jobs/for/l&d', '/jobs/for/labor-and-delivery'],
    ['/jobs/for/ob/in/mo', '/jobs/for/labor-and-delivery/in/missouri'],
    ['/jobs/for/er', '/jobs/for/emergency-department'],
    ['/jobs/for/intensive-care-unit/in/co', '/jobs/for/icu/in/colorado'],
    ['/Jobs/For/Icu/In/Texas', '/jobs/for/icu/in/texas'],
  ])('%s redirects to %s', (path, to) => {
    expect(isSearchPath(path)).toBe(true);
    expect(findSearchPage(pages, path)).toEqual({ kind: 'moved', path: to });
  });

  it.each([
    '/jobs/in/nowhere',
    '/jobs/in/texas/nowhere',
    '/jobs/in/zz',
    '/jobs/in/texas/austin/downtown',
    '/jobs/for/astronaut',
    '/jobs/for/icu/texas',
    '/jobs/for/icu/in',
    '/jobs/for/icu/in/missouri',
    '/jobs/for/icu/in/texas/austin',
    '/jobs/in/__proto__',
    '/jobs/for/constructor',
  ])('%s never existed', (path) => {
    expect(findSearchPage(pages, path)).toEqual({ kind: 'missing' });
  });

  it.each(['/jobs', '/jobs/in', '/jobs/for', '/jobs/a1', '/jobs/indiana/x'])(
    '%s is not such a page',
    (path) => {
      expect(isSearchPath(path)).toBe(false);
    },
  );
});

describe('a label that the feed used once', () => {
  const slip = [
    ...JOBS,
    ...[1, 2, 3].map((n) => buildJob({ id: `b${n}`, specialties: ['L&D'], state: 'MO' })),
  ];
  const during = atOnce(searchPageSteps(slip, known, TODAY));
  const after = atOnce(searchPageSteps(JOBS, during.known, TODAY));

  it('has its own page while it has jobs', () => {
    expect(findSearchPage(during.pages, '/jobs/for/l-and-d').kind).toBe('page');
  });

  it('does not block the abbreviation afterwards', () => {
    expect(findSearchPage(after.pages, '/jobs/for/l-and-d')).toEqual({
      kind: 'moved',
      path: '/jobs/for/labor-and-delivery',
    });
  });
});
