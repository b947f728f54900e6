import { SITEMAP } from '@/lib/config/limits';
import { INDEXED_PAGES } from '@/lib/seo/indexing';
import {
  jobsSitemap,
  pagesSitemap,
  searchesSitemap,
  sitemapIndex,
  SITEMAP_PATHS,
} from '@/lib/seo/sitemap';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';

const SITE = 'https://jobs.example';
const locsOf = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The protocol's size limit for one file. */
const MAX_BYTES = 52_428_800;

describe('the sitemap', () => {
  it.each([
    [0, []],
    [1, [1]],
    [SITEMAP.jobsPerFile, [1]],
    [SITEMAP.jobsPerFile + 1, [1, 2]],
    [20 * SITEMAP.jobsPerFile, Array.from({ length: 20 }, (_, at) => at + 1)],
  ])('of %i jobs is the pages and these files: %j', (count, files) => {
    expect(locsOf(sitemapIndex({ jobs: count, searches: 0 }, SITE))).toEqual([
      'https://jobs.example/sitemap-pages.xml',
      ...files.map((file) => `https://jobs.example${SITEMAP_PATHS.jobs(file)}`),
    ]);
  });

  it.each([1, 1_000, SITEMAP.jobsPerFile + 1, 20 * SITEMAP.jobsPerFile])(
    'has each of %i jobs once, in files below the size limit',
    (count) => {
      const jobs = buildJobs(count);
      const files = Array.from({ length: Math.ceil(count / SITEMAP.jobsPerFile) }, (_, at) =>
        jobsSitemap(jobs, at + 1, SITE),
      );
      expect(files.flatMap(locsOf)).toEqual(
        jobs.map(({ id }) => `https://jobs.example/jobs/${id}`),
      );
      for (const file of files) expect(Buffer.byteLength(file ?? '')).toBeLessThan(MAX_BYTES);
      expect(jobsSitemap(jobs, files.length + 1, SITE)).toBeNull();
    },
  );

  it.each([0, -1, 0.5, 1.5, NaN, 2])(
    'has no file number %d of one job, and none of no jobs',
    (file) => {
      expect(jobsSitemap([buildJob()], file, SITE)).toBeNull();
      expect(jobsSitemap([], file, SITE)).toBeNull();
    },
  );

  it('has the day a job was posted or changed in the feed, never the day of the request', () => {
    const xml = jobsSitemap(
      [
        buildJob({ id: 'posted', postedOn: '2026-08-17', firstSeenOn: '2026-08-20' }),
        buildJob({ id: 'ageless', postedOn: null, firstSeenOn: '2026-08-19' }),
        buildJob({ id: 'changed', postedOn: '2026-08-17', changedOn: '2026-08-21' }),
      ],
      1,
      SITE,
    );
    expect(
      Object.fromEntries(
        [...(xml ?? '').matchAll(/jobs\/(\w+)<\/loc><lastmod>([^<]*)/g)].map(([, id, day]) => [
          id,
          day,
        ]),
      ),
    ).toEqual({
      posted: '2026-08-17',
      ageless: '2026-08-19',
      changed: '2026-08-21',
    });
    for (const [, day] of (xml ?? '').matchAll(/<lastmod>([^<]*)/g)) expect(day).toMatch(DAY);
  });

  it('has a file of the search pages if there are any, each with the day its jobs changed', () => {
    expect(locsOf(sitemapIndex({ jobs: 1, searches: 2 }, SITE))).toEqual([
      'https://jobs.example/sitemap-pages.xml',
      'https://jobs.example/sitemap-searches.xml',
      'https://jobs.example/sitemap-jobs-1.xml',
    ]);
    const searches = [
      { path: '/jobs/in/texas', lastmod: '2026-08-19' },
      { path: '/jobs/for/icu', lastmod: null },
    ];
    const xml = searchesSitemap(searches, SITE);
    expect(locsOf(xml)).toEqual([
      'https://jobs.example/jobs/in/texas',
      'https://jobs.example/jobs/for/icu',
    ]);
    expect(xml?.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-08-19']);
    expect(searchesSitemap([], SITE)).toBeNull();
  });

  it('lists every indexed page, without a date', () => {
    const xml = pagesSitemap(SITE);
    expect(locsOf(xml)).toEqual(INDEXED_PAGES.map((path) => `https://jobs.example${path}`));
    expect(xml).not.toContain('lastmod');
  });

  it('is valid XML of the protocol', () => {
    expect(sitemapIndex({ jobs: 1, searches: 1 }, SITE)).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">/,
    );
    for (const xml of [pagesSitemap(SITE), jobsSitemap([buildJob()], 1, SITE)]) {
      expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
      expect(xml).toMatch(/<\/urlset>$/);
    }
  });
});
