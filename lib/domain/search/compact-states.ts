import type { JobQuery } from '@/lib/domain/query/job-query';
import type { JobSearchResult } from './search-result';
import { COMPACT_STATES, toStateCode } from '@/lib/domain/place/states';

/** How many of the 39 the query holds: the state of the 'Compact States' box. */
export function compactStates(query: JobQuery): JobSearchResult['compactStates'] {
  const chosen = new Set(query.filters.state.map(toStateCode));
  const members = COMPACT_STATES.filter((code) => chosen.has(code)).length;
  if (members === 0) return 'none';
  return members === COMPACT_STATES.length ? 'all' : 'some';
}
