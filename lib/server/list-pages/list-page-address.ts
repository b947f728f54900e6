import { JOB_MAP } from '@/lib/content/pages/job-map';
import { emptyQuery } from '@/lib/domain/query/job-query';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { unreadFilters, withUnread } from '@/lib/domain/query/unread';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { clampPage, pageCount } from '@/lib/domain/search/paginate';

const MAPS: ReadonlySet<string> = new Set([JOB_MAP.path, JOB_MAP.embedPath]);

/** The part of a query that the page reads; null for the path of any other page. */
function read(path: string, query: JobQuery, openJobs: number): JobQuery | null {
  if (MAPS.has(path)) return { ...query, page: emptyQuery.page, per: emptyQuery.per };
  if (path !== '/jobs') return null;
  // A page past the end is the last one, so that made-up numbers do not become pages of their own.
  return { ...query, page: clampPage(query.page, pageCount(openJobs, query.per)) };
}

/**
 * The address under which a list or a map is cached: all spellings of a query share one address, and what the page does not read
 * (`utm_source`, …) is not part of it. Null for the path of any other page.
 * @param search with its '?', or ''
 */
export function listPageAddress(path: string, search: string, openJobs: number): string | null {
  const asked = read(path, parseJobQuery(search), openJobs);
  if (!asked) return null;
  const query = withUnread(serializeJobQuery(asked), unreadFilters(search));
  return query ? `${path}?${query}` : path;
}
