import 'server-only';
import { CHOSEN_JOBS_MAX } from '@/lib/config/limits';
import { compareHref, NOT_FOUND } from '@/lib/domain/lists/compare-jobs';
import { parseJobIds } from '@/lib/domain/saved/chosen-jobs';
import { etagOf } from '@/lib/server/http/etag';
import { compare } from '@/lib/server/job-lookup/compared-jobs';
import type { Snapshot } from '@/lib/server/snapshot/build-snapshot';

/**
 * Under which address a comparison is cached: the jobs that it shows, four at most, in their order, and how many ids of the link are
 * left out, but not which, because anybody can invent those. Its version includes the state of these jobs, which a look-up may change
 * before the list does. Null for a typed Job ID, which `app/(documents)/compare/~pick` adds to the address.
 * @param search with its '?', or ''
 */
export function comparisonPage(
  search: string,
  snapshot: Pick<Snapshot, 'version' | 'find'>,
): { readonly address: string; readonly version: string } | null {
  const query = new URLSearchParams(search);
  if (query.get('add')) return null;
  const { jobs, left, unknown } = compare(parseJobIds(query, CHOSEN_JOBS_MAX), snapshot);
  const isNotFound = query.get('added') === NOT_FOUND;
  const shown = compareHref(
    jobs.map(({ asked }) => asked),
    isNotFound ? NOT_FOUND : undefined,
  );
  const leftOut = left + unknown > 0 ? `left=${left}&unknown=${unknown}` : '';
  return {
    address: leftOut ? `${shown}${shown.includes('?') ? '&' : '?'}${leftOut}` : shown,
    version: `${snapshot.version} ${etagOf(JSON.stringify(jobs))}`,
  };
}
