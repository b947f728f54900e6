import { SITE } from '@/lib/config/site';
import { minPayLabel } from '@/lib/domain/search/filter-tag';
import { hasFilters } from '@/lib/domain/query/job-query';
import { serializeJobQuery } from '@/lib/domain/query/job-query-url';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { feedQuery } from '@/lib/domain/query/list-feed-query';
import { FACET_NAMES, valueInWords } from '@/lib/domain/query/facets';

/** Path and query of the list and of its feeds, for the same filters. */
export function feedPaths(query: JobQuery) {
  const search = serializeJobQuery(feedQuery(query));
  const at = (path: string) => (search ? `${path}?${search}` : path);
  return { list: at('/jobs'), rss: at('/jobs/feed.xml'), json: at('/jobs/feed.json') };
}

/** 'Open jobs at Fernway: RN, Texas'. */
export function feedTitle(query: JobQuery): string {
  const title = `Open jobs at ${SITE.brand}`;
  const asked = feedQuery(query);
  return hasFilters(asked) ? `${title}: ${filterWords(asked)}` : title;
}

function filterWords({ filters, q, minPay, near, radius }: JobQuery): string {
  return [
    ...FACET_NAMES.flatMap((name) => filters[name].map((value) => valueInWords(name, value))),
    ...(q ? [`“${q}”`] : []),
    ...(minPay === null ? [] : [minPayLabel(minPay)]),
    ...(near ? [`within ${radius} miles of ${near}`] : []),
  ].join(', ');
}

/** The links to its feeds for a page's head, with the current filters. */
export function feedAlternates(query: JobQuery) {
  const { rss, json } = feedPaths(query);
  const title = feedTitle(query);
  return {
    'application/rss+xml': [{ url: rss, title }],
    'application/feed+json': [{ url: json, title }],
  };
}
