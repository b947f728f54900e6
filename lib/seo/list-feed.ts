import { SITE } from '@/lib/config/site';
import { emptyQuery, hasFilters, serializeJobQuery } from '@/lib/domain/job-query';
import type { JobFilters, JobQuery } from '@/lib/domain/job-query';
import { stateName } from '@/lib/domain/states';

/** The part of a query that a feed honours: its order is 'newest first' whatever the list's is. */
function feedQuery({ filters }: JobQuery): JobQuery {
  return { ...emptyQuery, filters };
}

/** Path and query of the list and of its feeds, for the same filters. */
export function feedPaths(query: JobQuery) {
  const search = serializeJobQuery(feedQuery(query));
  const at = (path: string) => (search ? `${path}?${search}` : path);
  return { list: at('/jobs'), rss: at('/jobs/feed.xml'), json: at('/jobs/feed.json') };
}

/** 'Open jobs at Fernway: RN, Texas'. */
export function feedTitle(query: JobQuery): string {
  const title = `Open jobs at ${SITE.brand}`;
  return hasFilters(query) ? `${title}: ${filterWords(query.filters)}` : title;
}

function filterWords({ title, specialty, state, shift }: JobFilters): string {
  return [...title, ...specialty, ...state.map(stateName), ...shift].join(', ');
}

/** The links by which a page's head names its feeds, with the filters in force. */
export function feedAlternates(query: JobQuery) {
  const { rss, json } = feedPaths(query);
  const title = feedTitle(query);
  return {
    'application/rss+xml': [{ url: rss, title }],
    'application/feed+json': [{ url: json, title }],
  };
}
