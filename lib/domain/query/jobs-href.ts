import { serializeJobQuery } from './job-query-url';
import type { JobQuery } from './job-query';

/** Address of the list for a query, '/jobs' for the empty one. */
export function jobsHref(query: JobQuery): string {
  const search = serializeJobQuery(query);
  return search ? `/jobs?${search}` : '/jobs';
}
