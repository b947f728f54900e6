import 'server-only';
import { searchMap } from '@/lib/domain/map/job-map';
import type { JobMapStart } from '@/lib/domain/map/job-map-start';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { packMap } from '@/lib/domain/map/map-answer';
import { unreadSentence, unreadWithoutOrder } from '@/lib/domain/query/unread';
import { writeMapFilters } from '@/lib/domain/map/map-query';
import { fitView } from '@/lib/domain/map/fit-view';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

/**
 * What the map's page starts with.
 * @returns null while nothing is known, not even from disk
 */
export async function jobMapStart(search: URLSearchParams): Promise<JobMapStart | null> {
  const state = await getSnapshot();
  if (!state.ok) return null;
  const query = parseJobQuery(search);
  const map = searchMap(state.snapshot.index, query);
  return {
    ...packMap(map),
    search: search.toString(),
    filters: writeMapFilters('', query),
    note: unreadSentence(unreadWithoutOrder(search)),
    fitted: fitView(query, map.near),
    openJobs: state.snapshot.index.jobs.length,
  };
}
