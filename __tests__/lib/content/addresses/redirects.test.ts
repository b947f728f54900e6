import { IS_SAMPLE, whileSample } from '@/__tests__/support/while-sample';
import { readdirSync } from 'node:fs';
import { JOB_SHORTCUTS } from '@/lib/content/addresses/job-shortcuts';
import { LEGACY_PATHS } from '@/lib/content/addresses/legacy-paths';
import { SINGLE_SEGMENT_PAGES } from '@/lib/content/addresses/pages';
import { LANDING_PATHS, WHY_PATH } from '@/lib/content/addresses/paths';
import { RECRUITERS } from '@/lib/content/pages/recruiters';
import { redirectFor, redirectHeaders } from '@/lib/content/addresses/redirects';
import { emptyQuery } from '@/lib/domain/query/job-query';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { config } from '@/middleware';

type Row = readonly [path: string, location: string];

const LEGACY: readonly Row[] = [
  ['/nursing', '/Nursing-Staffing-Services'],
  ['/travel-nursing', '/Travel-Nursing-Jobs'],
  ['/long-term-care', '/Long-Term-Care-Nurse-Jobs'],
  ['/cath-labs', '/Cath-Labs-Technologist-Jobs'],
  ['/cardiopulmonary', '/Cardiopulmonary-Jobs'],
  ['/imaging', '/Imaging-Jobs'],
  ['/laboratory', '/Laboratory-Technologist-Jobs'],
  ['/therapy', '/Therapy-Social-Worker-Jobs'],
];
const SHORTCUTS: readonly Row[] = [
  ['/medtech', '/jobs?title=Med+Tech,Medical+Laboratory+Tech'],
  ['/nuclearmedicine', '/jobs?specialty=Nuclear+Medicine'],
  ['/ot', '/jobs?title=OT'],
  ['/pta', '/jobs?specialty=PTA'],
  ['/pt', '/jobs?title=PT'],
  ['/surgicaltech', '/jobs?title=Surgical+Tech'],
  ['/resptherapy', '/jobs?title=Respiratory+Therapist'],
  ['/radtech', '/jobs?title=Rad+Tech'],
  ['/rn', '/jobs?title=RN'],
  ['/cota', '/jobs?specialty=COTA'],
  ['/ct', '/jobs?specialty=CT'],
  ['/mri', '/jobs?specialty=MRI'],
  ['/mlt', '/jobs?specialty=Medical+Laboratory+Tech+%28MLT%29'],
  ['/slp', '/jobs?title=SLP'],
  ['/sw', '/jobs?title=Social+Worker'],
];

describe('legacy paths (RD-01 to RD-04)', () => {
  // Once the site has an owner, these rows may be removed with their specialties.
  it.each(IS_SAMPLE ? LEGACY : LEGACY.filter(([path]) => path in LEGACY_PATHS))(
    '%s redirects to %s permanently, with its query',
    (path, location) => {
      expect(redirectFor(path, '')).toEqual({ status: 308, location, text: null });
      expect(redirectFor(path, '?utm_source=a&x=%26')?.location).toBe(
        `${location}?utm_source=a&x=%26`,
      );
      expect(redirectFor(`${path}/`, '')?.location).toBe(location);
    },
  );
});

describe('pages (RD-05)', () => {
  it.each(SINGLE_SEGMENT_PAGES)('%s is reached in any letter case, in one hop', (path) => {
    expect(redirectFor(path, '?a=1')).toBeNull();
    const others = [path.toLowerCase(), path.toUpperCase(), `${path}/`, `${path}//`];
    for (const other of others.filter((spelled) => spelled !== path)) {
      expect(redirectFor(other, '?a=1')).toEqual({
        status: 308,
        location: `${path}?a=1`,
        text: null,
      });
    }
  });
});

describe('job shortcuts (RD-07 to RD-10)', () => {
  it('include all of the specification, and whatever the owner adds', () => {
    expect(JOB_SHORTCUTS.map(({ slug }) => `/${slug}`)).toEqual(
      expect.arrayContaining(SHORTCUTS.map(([path]) => path)),
    );
  });

  it.each(SHORTCUTS)('%s leads to %s, temporarily', (path, location) => {
    const redirect = { status: 307, location, text: 'Redirecting to jobs...' };
    expect(redirectFor(path, '')).toEqual(redirect);
    expect(redirectFor(path, '?')).toEqual(redirect);
    expect(redirectFor(path, '?utm_source=flyer&a=%26')).toEqual({
      ...redirect,
      location: `${location}&utm_source=flyer&a=%26`,
    });
    expect(redirectFor(`${path}/`, '')).toEqual(redirect);
    expect(redirectFor(path.toUpperCase(), '')).toEqual(redirect);
  });

  it.each(JOB_SHORTCUTS)('/$slug is read by the list as intended', ({ slug, facet, terms }) => {
    const location = redirectFor(`/${slug}`, '?utm_source=a')?.location ?? '';
    expect(parseJobQuery(location.split('?')[1] ?? '').filters).toEqual({
      ...emptyQuery.filters,
      [facet]: terms,
    });
  });
});

describe('recruiter shortcuts (RD-11)', () => {
  whileSample('are three', () => expect(RECRUITERS).toHaveLength(3));

  it('lead to their calendars and nothing else', () => {
    for (const { slug, calendarUrl } of RECRUITERS) {
      const redirect = { status: 307, location: calendarUrl, text: 'Redirecting...' };
      expect(redirectFor(`/${slug}`, '')).toEqual(redirect);
      expect(redirectFor(`/${slug}/`, '?next=https://elsewhere.example')).toEqual(redirect);
      expect(new URL(calendarUrl).protocol).toBe('https:');
      expect(slug).toMatch(/^[a-z][a-z0-9-]*$/);
    }
  });
});

describe('a trailing slash', () => {
  it.each([
    ['/about/', '/about'],
    ['/jobs/', '/jobs'],
    ['/jobs/a1/', '/jobs/a1'],
    ['/jobs/a1/apply//', '/jobs/a1/apply'],
    ['/nowhere/', '/nowhere'],
    ['/why-other/', '/why-other'],
  ])('%s redirects to %s', (path, location) => {
    expect(redirectFor(path, '?q=%20')).toEqual({
      status: 308,
      location: `${location}?q=%20`,
      text: null,
    });
  });
});

describe('addresses without a redirect', () => {
  it.each([
    '/',
    ...SINGLE_SEGMENT_PAGES,
    '/jobs/a1',
    '/jobs/rn',
    '/nursing/more',
    '/rn/more',
    '/go/rn',
    '/nowhere',
    '/why-other',
    '/rn%20',
    '/constructor',
    '/__proto__',
  ])('%s', (path) => {
    expect(redirectFor(path, '?a=1')).toBeNull();
  });
});

describe('hostile addresses (RT-17)', () => {
  it.each(['//evil.example/', '///evil.example//', '/\\evil.example/', '\\\\evil.example/', '//'])(
    '%s stays on this site',
    (path) => {
      const { location = '/' } = redirectFor(path, '') ?? {};
      expect(new URL(location, 'https://ours.example').origin).toBe('https://ours.example');
    },
  );
});

describe('the tables', () => {
  const slugs = [
    ...LEGACY.filter(([path]) => path in LEGACY_PATHS).map(([path]) => path.slice(1)),
    ...JOB_SHORTCUTS.map(({ slug }) => slug),
    ...RECRUITERS.map(({ slug }) => slug),
  ];

  it('name each address once, and no page', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    const pages = SINGLE_SEGMENT_PAGES.map((path) => path.slice(1).toLowerCase());
    expect(slugs.filter((slug) => pages.includes(slug))).toEqual([]);
  });

  it('lead in one hop', () => {
    const ours = slugs
      .map((slug) => redirectFor(`/${slug}`, '')?.location ?? '')
      .filter((location) => location.startsWith('/'));
    expect(ours).toHaveLength(slugs.length - RECRUITERS.length);
    expect(ours.map((location) => redirectFor(location.split('?')[0] ?? '', ''))).toEqual(
      ours.map(() => null),
    );
  });
});

describe('the headers of a redirect', () => {
  it('cache a permanent one for a day and the others not at all', () => {
    const headers = (path: string) => {
      const redirect = redirectFor(path, '');
      return redirect && redirectHeaders(redirect);
    };
    expect(headers('/nursing')).toEqual({
      location: '/Nursing-Staffing-Services',
      'cache-control': 'public, max-age=86400',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers('/rn')).toMatchObject({
      location: '/jobs?title=RN',
      'cache-control': 'no-store',
    });
  });
});

describe('a redirect with an id in its address', () => {
  it.each([
    ['/reference/', '?id=r-1'],
    ['/REF', '?id=c-1'],
    ['/upload/', '?recordId=u-1'],
    ['/Onboarding', '?recordId=u-1'],
  ])('%s is not cached and sends no referrer (docs/decisions/0012)', (path, search) => {
    const redirect = redirectFor(path, search);
    expect(redirect && redirectHeaders(redirect)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });
});

describe('the matcher of the middleware', () => {
  const [source = ''] = config.matcher;
  /** As Next compiles it: with or without a trailing slash. */
  const matches = (path: string) => new RegExp(`^${source}/?$`).test(path);

  /** The single segments under `app/` that are pages; groups are not part of the address. */
  function pagesIn(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (!entry.isDirectory() || /^[[_@]/.test(entry.name)) return [];
      const inside = `${folder}/${entry.name}`;
      if (entry.name.startsWith('(')) return pagesIn(inside);
      return readdirSync(inside).includes('page.tsx') ? [`/${entry.name}`] : [];
    });
  }

  it('skips every page of the table, with and without a trailing slash', () => {
    expect(SINGLE_SEGMENT_PAGES.flatMap((path) => [path, `${path}/`]).filter(matches)).toEqual([]);
  });

  it('names only pages of the table', () => {
    const [, names = ''] = /\(\?!\(\?:(.*?)\)\/\?\$\)/.exec(source) ?? [];
    const expected = SINGLE_SEGMENT_PAGES.map((path) => path.slice(1)).filter(
      (name) => `/${name}` !== WHY_PATH,
    );
    expect(names.split('|').toSorted()).toEqual(
      [...expected, 'why-[a-z0-9-]+', 'api', '_next'].toSorted(),
    );
  });

  it('has every page of app/ in its table', () => {
    expect(pagesIn('app').filter((path) => !SINGLE_SEGMENT_PAGES.includes(path))).toEqual([]);
  });

  it.each([
    '/',
    '/api/health',
    '/_next/static/x',
    '/icon.svg',
    '/robots.txt',
    '/jobs/a1',
    '/jobs/a1/',
    '/why-other',
  ])('skips %s', (path) => expect(matches(path)).toBe(false));

  it.each([
    ...LEGACY.map(([path]) => path),
    ...SHORTCUTS.map(([path]) => path),
    ...RECRUITERS.map(({ slug }) => `/${slug}`),
    ...Object.values(LANDING_PATHS).map((path) => path.toLowerCase()),
    ...SINGLE_SEGMENT_PAGES.map((path) => path.toUpperCase()),
    '/rn/',
    '/jobs-elsewhere',
    '/aboutus',
    '/refer',
  ])('runs for %s', (path) => expect(matches(path)).toBe(true));
});
