import { LANDING_PATHS, WHY_PATH } from '@/lib/content/addresses/paths';
import type { Address } from '@/lib/seo/indexing';
import { indexingOf, INDEXED_PAGES } from '@/lib/seo/indexing';
import { PAGE_SIZES } from '@/lib/domain/query/job-query';

const [, OTHER, LARGEST] = PAGE_SIZES;

type Row = readonly [Address, robots: string, canonical: string | null, inSitemap: boolean];
const FOUND = 'index, follow';
const PASSED_BY = 'noindex, follow';
const HIDDEN = 'noindex, nofollow';

/** docs/product/decisions.md, 'What search engines may index', row by row. */
const TABLE: readonly Row[] = [
  ...INDEXED_PAGES.map((path): Row => [{ path }, FOUND, path, true]),
  [{ path: '/about', search: '?utm_source=x' }, FOUND, '/about', true],
  [{ path: '/job-map', search: '?state=TX' }, FOUND, '/job-map', true],
  // Jobs
  [{ path: '/jobs/a1', job: 'in the feed' }, FOUND, '/jobs/a1', true],
  [{ path: '/jobs/a1', search: '?from=state%3DTX', job: 'in the feed' }, FOUND, '/jobs/a1', true],
  [{ path: '/jobs/a1', job: 'outside the feed' }, FOUND, '/jobs/a1', false],
  [{ path: '/jobs/a1', job: 'missing' }, PASSED_BY, null, false],
  [{ path: '/jobs/a1' }, PASSED_BY, null, false],
  [{ path: '/jobs/a1/apply', job: 'in the feed' }, PASSED_BY, null, false],
  // The list
  [{ path: '/jobs', search: 'page=1' }, FOUND, '/jobs', true],
  [{ path: '/jobs', search: '?page=3' }, FOUND, '/jobs?page=3', false],
  [{ path: '/jobs', search: '?page=3&utm_source=x' }, FOUND, '/jobs?page=3', false],
  [{ path: '/jobs', search: '?page=3&collapsed=true' }, FOUND, '/jobs?page=3', false],
  [{ path: '/jobs', search: '?page=three' }, FOUND, '/jobs', true],
  [{ path: '/jobs', search: '?collapsed=true&gclid=1' }, FOUND, '/jobs', true],
  [{ path: '/jobs', search: '?title=&state=' }, FOUND, '/jobs', true],
  ...[
    'title=RN',
    'state=TX',
    'specialty=ICU',
    'shift=Nights',
    'jobType=Travel',
    'certification=BLS',
    'title=no-such-title',
    'sort=recent',
    'sort=highestPay',
    `per=${LARGEST}`,
    'state=TX&page=2',
    `page=2&per=${OTHER}`,
  ].map((search): Row => [{ path: '/jobs', search }, PASSED_BY, null, false]),
  // The list of one specialty, one state, or one of each, if it has a page
  [
    { path: '/jobs', search: 'state=TX', searchPage: '/jobs/in/texas' },
    FOUND,
    '/jobs/in/texas',
    false,
  ],
  // Pages that are searches
  [{ path: '/jobs/in/texas', isIndexed: true }, FOUND, '/jobs/in/texas', true],
  [
    { path: '/jobs/in/texas', search: '?utm_source=x', isIndexed: true },
    FOUND,
    '/jobs/in/texas',
    true,
  ],
  [
    { path: '/jobs/in/texas', search: '?page=2', isIndexed: true },
    FOUND,
    '/jobs/in/texas?page=2',
    false,
  ],
  [{ path: '/jobs/for/icu/in/texas', isIndexed: true }, FOUND, '/jobs/for/icu/in/texas', true],
  [{ path: '/pay/icu', isIndexed: true }, FOUND, '/pay/icu', true],
  [
    { path: '/pay/icu/texas', search: '?utm_source=x', isIndexed: true },
    FOUND,
    '/pay/icu/texas',
    true,
  ],
  [{ path: '/pay/icu/guam' }, PASSED_BY, null, false],
  [{ path: '/jobs/in/guam' }, PASSED_BY, null, false],
  [{ path: '/jobs/in/guam', search: 'page=2' }, PASSED_BY, null, false],
  [{ path: '/about/team', isIndexed: true }, PASSED_BY, null, false],
  // Never indexed
  ...[
    '/apply/a1',
    '/offer/a1',
    '/quickapply',
    '/compare',
    '/application-success',
    '/thank-you',
    '/saved',
    '/job-map-embed',
  ].map((path): Row => [{ path }, PASSED_BY, null, false]),
  ...['/reference', '/ref', '/upload', '/onboarding'].map((path): Row => [
    { path, search: '?id=a1' },
    HIDDEN,
    null,
    false,
  ]),
  [{ path: '/application/K7Q2M-8XWRD' }, HIDDEN, null, false],
  [{ path: '/compare', search: '?ids=a1,b2' }, PASSED_BY, null, false],
  [{ path: '/contact', search: 'job=a1' }, PASSED_BY, null, false],
  [{ path: '/contact', search: '?utm_source=x' }, FOUND, '/contact', true],
  [{ path: '/no-such-page' }, PASSED_BY, null, false],
  [{ path: '/About' }, PASSED_BY, null, false],
];

describe('what search engines may index (RT-15, RT-16)', () => {
  it.each(TABLE)('%j: %s', (address, robots, canonical, inSitemap) => {
    expect(indexingOf(address)).toEqual({ robots, canonical, inSitemap });
  });

  it('lists the pages that the specification wants found', () => {
    expect(INDEXED_PAGES).toEqual(
      expect.arrayContaining([
        ...Object.values(LANDING_PATHS),
        WHY_PATH,
        '/',
        '/jobs',
        '/job-map',
        '/job-directory',
        '/about',
        '/recruiter-riley',
        '/contact',
        '/privacy-policy',
        '/terms-and-conditions',
        '/equal-opportunity',
        '/accessibility',
      ]),
    );
  });

  it('names only canonical addresses that are indexed themselves', () => {
    for (const [address] of TABLE) {
      const { canonical } = indexingOf(address);
      if (canonical === null) continue;
      const [path = '', search] = canonical.split('?');
      expect(indexingOf({ path, search, job: 'in the feed', isIndexed: true })).toMatchObject({
        robots: FOUND,
        canonical,
      });
    }
  });
});
