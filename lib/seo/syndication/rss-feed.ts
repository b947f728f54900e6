import { LIST_FEED_TTL_MINUTES } from '@/lib/config/limits';
import { IN_SEARCH } from '@/lib/config/site';
import type { DescribedJob } from '@/lib/domain/job/job';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { withSource } from '@/lib/domain/counts/visit-source';
import { titleWithPlace } from '@/lib/domain/place/place';
import { listedTitle } from '@/lib/domain/job/title';
import { changedAt, factsParagraph, jobUrl, postedAt } from './feed-job';
import { feedPaths, feedTitle } from './list-feed';
import { cdata, xmlText } from './xml';

/**
 * The list for a query as RSS 2.0. `siteUrl` is the site's origin, without a trailing slash; `source` is added to the links, not to the
 * addresses that identify items.
 */
export function rssFeed(
  jobs: readonly DescribedJob[],
  query: JobQuery,
  siteUrl: string,
  source: string | null = null,
): string {
  const { list, rss } = feedPaths(query);
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n' +
    `<title>${xmlText(feedTitle(query))}</title>\n` +
    `<link>${xmlText(siteUrl + list)}</link>\n` +
    `<description>${xmlText(IN_SEARCH.tagline)}</description>\n` +
    '<language>en-us</language>\n' +
    lastBuildDate(jobs) +
    `<ttl>${LIST_FEED_TTL_MINUTES}</ttl>\n` +
    `<atom:link href="${xmlText(siteUrl + rss)}" rel="self" type="application/rss+xml"/>\n` +
    jobs.map((one) => item(one, siteUrl, source)).join('') +
    '</channel>\n</rss>\n'
  );
}

/** When the newest of the jobs was posted or changed: the same jobs make the same feed, so that its ETag stays the same. */
function lastBuildDate(jobs: readonly DescribedJob[]): string {
  const newest = Math.max(...jobs.map(({ job }) => changedAt(job).getTime()));
  return jobs.length === 0
    ? ''
    : `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>\n`;
}

function item({ job, html }: DescribedJob, siteUrl: string, source: string | null): string {
  const url = xmlText(jobUrl(siteUrl, job));
  const categories = job.specialties.map((name) => `<category>${xmlText(name)}</category>\n`);
  return (
    '<item>\n' +
    `<title>${xmlText(titleWithPlace(listedTitle(job), job))}</title>\n` +
    `<link>${xmlText(withSource(jobUrl(siteUrl, job), source))}</link>\n<guid isPermaLink="true">${url}</guid>\n` +
    `<pubDate>${postedAt(job).toUTCString()}</pubDate>\n` +
    categories.join('') +
    `<description>${cdata(factsParagraph(job) + (html ?? ''))}</description>\n` +
    '</item>\n'
  );
}
