import { IN_SEARCH, SITE } from '@/lib/config/site';
import type { DescribedJob } from '@/lib/domain/job/job';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { withSource } from '@/lib/domain/counts/visit-source';
import { titleWithPlace } from '@/lib/domain/place/place';
import { listedTitle } from '@/lib/domain/job/title';
import { factsLine, jobUrl, postedAt } from './feed-job';
import { feedPaths, feedTitle } from './list-feed';

/** The list for a query as JSON Feed 1.1; `siteUrl` and `source` as in rss-feed.ts. */
export function jsonFeed(
  jobs: readonly DescribedJob[],
  query: JobQuery,
  siteUrl: string,
  source: string | null = null,
): string {
  const { list, json } = feedPaths(query);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(query),
    description: IN_SEARCH.tagline,
    home_page_url: siteUrl + list,
    feed_url: siteUrl + json,
    language: 'en-US',
    authors: [{ name: SITE.legalName, url: siteUrl }],
    items: jobs.map((one) => item(one, siteUrl, source)),
  };
  return JSON.stringify(feed, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}

function item({ job, html }: DescribedJob, siteUrl: string, source: string | null): object {
  const url = jobUrl(siteUrl, job);
  const facts = factsLine(job);
  return {
    id: url,
    url: withSource(url, source),
    title: titleWithPlace(listedTitle(job), job),
    summary: facts,
    ...(html === null ? { content_text: facts } : { content_html: html }),
    date_published: postedAt(job).toISOString(),
    tags: job.specialties,
  };
}
