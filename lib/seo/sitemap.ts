import { SitemapBuilder } from 'next-sitemap';
import { SITEMAP } from '@/lib/config/limits';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import { lastModified } from '@/lib/domain/dates/job-posting-dates';
import { indexingOf, INDEXED_PAGES } from './indexing';

type SitemapJob = Pick<Job, 'id' | 'postedOn' | 'firstSeenOn' | 'changedOn'>;

/** Where each file of the sitemap is: at the root, because one further down may not list pages above it. */
export const SITEMAP_PATHS = {
  index: '/sitemap.xml',
  pages: '/sitemap-pages.xml',
  /** The search pages. */
  searches: '/sitemap-searches.xml',
  /** @param file counted from 1 */
  jobs: (file: number) => `/sitemap-jobs-${file}.xml`,
} as const;

/** The index: the pages, the search pages, and as many files as the jobs fill; an empty file would not be a valid sitemap. */
export function sitemapIndex(
  { jobs: jobCount, searches }: { readonly jobs: number; readonly searches: number },
  siteUrl: string,
): string {
  const files = Math.ceil(jobCount / SITEMAP.jobsPerFile);
  const jobs = Array.from({ length: files }, (_, at) => SITEMAP_PATHS.jobs(at + 1));
  return new SitemapBuilder().buildSitemapIndexXml(
    [SITEMAP_PATHS.pages, ...(searches > 0 ? [SITEMAP_PATHS.searches] : []), ...jobs].map(
      (path) => siteUrl + path,
    ),
  );
}

/** The pages of the site. When their text last changed is not recorded, so none has a date. */
export function pagesSitemap(siteUrl: string): string {
  const found = INDEXED_PAGES.filter((path) => indexingOf({ path }).inSitemap);
  return new SitemapBuilder().buildSitemapXml(
    found.map((path) => ({ loc: path === '/' ? `${siteUrl}/` : siteUrl + path })),
  );
}

/** A search page, with the newest day of its jobs. */
type SitemapSearch = { readonly path: string; readonly lastmod: IsoDate | null };

/** The search pages that may be indexed. Null if there are none: an empty file would not be a valid sitemap. */
export function searchesSitemap(
  searches: readonly SitemapSearch[],
  siteUrl: string,
): string | null {
  const first = searches.slice(0, SITEMAP.searches);
  if (first.length === 0) return null;
  return new SitemapBuilder().buildSitemapXml(
    first.map(({ path, lastmod }) => ({
      loc: siteUrl + path,
      ...(lastmod !== null && { lastmod }),
    })),
  );
}

/**
 * One file of the feed's jobs, each with the day it was posted or last changed: never the day of the request. Null if there is no such
 * file.
 * @param file counted from 1
 */
export function jobsSitemap(
  jobs: readonly SitemapJob[],
  file: number,
  siteUrl: string,
): string | null {
  const from = (file - 1) * SITEMAP.jobsPerFile;
  const part =
    !Number.isInteger(file) || file < 1 ? [] : jobs.slice(from, from + SITEMAP.jobsPerFile);
  if (part.length === 0) return null;
  return new SitemapBuilder().buildSitemapXml(
    part.map((job) => ({ loc: `${siteUrl}/jobs/${job.id}`, lastmod: lastModified(job) })),
  );
}
