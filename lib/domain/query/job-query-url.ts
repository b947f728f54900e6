import {
  distinctTerms,
  emptyQuery,
  PAGE_SIZES,
  toMinPay,
  toRadius,
  toSort,
  toTyped,
  type JobQuery,
} from './job-query';
import { FACET_NAMES, ofFacets, type FacetName } from './facets';
import { firstRead, readParameters, type Parameter } from './query-parameters';

/** A value within a comma-separated list: only '%' and ',' are escaped, so that the address stays readable. */
export function encodeListValue(value: string): string {
  return value.replace(/[%,]/g, encodeURIComponent);
}

/** One value of a list, decoded; a plain value is unchanged. */
export function decodeListValue(value: string): string {
  return value.replace(/%(25|2C)/gi, decodeURIComponent);
}

/**
 * Reads any query string, in whatever form programs that pass addresses on may have left it (./query-parameters.ts), and ignores what it
 * does not understand: ./unread.ts names the filters among that. Repeated keys form one list, or one text; of several minimums the highest
 * counts.
 */
export function parseJobQuery(input: string | URLSearchParams): JobQuery {
  const params = readParameters(new URLSearchParams(input));
  const all = (key: Parameter) => params.get(key) ?? [];
  const list = (key: Parameter, facet: FacetName | null) =>
    distinctTerms(
      facet,
      all(key).flatMap((value) => value.split(',').map(decodeListValue)),
    );
  const [page = ''] = all('page');
  const near = toTyped('near', all('near').find((text) => text.trim()) ?? '');
  const sort = firstRead(all('sort'), toSort);
  const minPay = Math.max(0, ...all('minPay').map((text) => toMinPay(text) ?? 0));
  return {
    filters: ofFacets((name) => list(name, name)),
    certifications: list('certification', null),
    sort: sort === 'distance' && !near ? null : sort,
    collapsed: all('collapsed')[0] === 'true',
    page: /^\d+$/.test(page) ? Math.min(Math.max(Number(page), 1), Number.MAX_SAFE_INTEGER) : 1,
    per: PAGE_SIZES.find((size) => String(size) === all('per')[0]) ?? emptyQuery.per,
    q: toTyped('q', all('q').join(' ')),
    minPay: minPay || null,
    near,
    radius: near ? firstRead(all('radius'), toRadius) : null,
  };
}

/** Form encoding that leaves ',' and '/' readable. Never throws, unlike encodeURIComponent on a broken surrogate. */
function encodeParam(key: string, value: string): string {
  const encoded = new URLSearchParams([[key, value]]).toString();
  return encoded.replace(/%2[CF]/g, decodeURIComponent);
}

/** The categories in the order an address lists them: that of the panels, but for the state. */
const WRITTEN = [...new Set<FacetName>(['title', 'state', ...FACET_NAMES])];

/** The query as an address carries it, without '?': fixed key order, defaults left out, '' when there is nothing to say. */
export function serializeJobQuery(query: JobQuery): string {
  const list = (values: readonly string[]) => values.map(encodeListValue).join(',');
  const entries: readonly (readonly [string, string])[] = [
    ...WRITTEN.map((name) => [name, list(query.filters[name])] as const),
    ['certification', list(query.certifications)],
    ['sort', query.sort ?? ''],
    ['collapsed', query.collapsed ? 'true' : ''],
    ['page', query.page > 1 ? String(query.page) : ''],
    ['per', query.per === emptyQuery.per ? '' : String(query.per)],
    ['q', query.q],
    ['minPay', String(query.minPay ?? '')],
    ['near', query.near],
    ['radius', String(query.radius ?? '')],
  ];
  return entries.flatMap(([key, value]) => (value ? [encodeParam(key, value)] : [])).join('&');
}
