import { emptyQuery, TYPED_FILTER_NAMES, withNear } from '@/lib/domain/query/job-query';
import { serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { withoutParameters, type Parameter } from '@/lib/domain/query/query-parameters';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { FACET_NAMES, FACETS, ofFacets } from '@/lib/domain/query/facets';

/** The categories the map filters by, in the panel's order; also their keys in the query string. */
export const MAP_FACET_NAMES = FACET_NAMES.filter((name) => FACETS[name].isOnMap);

/** All parameters of the query string that the map's own controls and tags set. */
const MAP_NAMES: readonly Parameter[] = [
  ...MAP_FACET_NAMES,
  ...TYPED_FILTER_NAMES,
  'radius',
  'unread',
];

/** Only the parts of a query that filter the map or set its view. */
export function withMapFilters({ filters, q, minPay, near, radius }: JobQuery): JobQuery {
  const kept = ofFacets((name) => (FACETS[name].isOnMap ? filters[name] : []));
  return withNear({ ...emptyQuery, filters: kept, q, minPay }, near, radius);
}

/**
 * The address's query string with its map filters replaced; everything else in it stays.
 * @param search without '?'
 */
export function writeMapFilters(search: string, query: JobQuery): string {
  const others = withoutParameters(search, MAP_NAMES);
  const filters = serializeJobQuery(withMapFilters(query));
  return [filters, others.toString().replaceAll('%2C', ',')].filter(Boolean).join('&');
}
