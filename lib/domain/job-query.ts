import { toStateCode } from './states';
import { fold, tidy } from './words';

/** Page sizes of the list; the first is the default (specification, section 9). */
export const PAGE_SIZES = [10, 25, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** The categories a visitor filters by, in the panel's order; also their keys in the query string. */
export const FACET_NAMES = ['title', 'specialty', 'state', 'shift'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

const SORTS = ['recent', 'highestPay'] as const;
export type JobSort = (typeof SORTS)[number];

/** Terms as the URL gives them (states as codes): a term may be broader than one option ('RN'). */
export type JobFilters = Readonly<Record<FacetName, readonly string[]>>;

/** What a visitor asks of the list of jobs, as the address holds it. */
export type JobQuery = {
  readonly filters: JobFilters;
  /** Kept in the URL; they filter nothing, for no such field exists. */
  readonly jobTypes: readonly string[];
  readonly certifications: readonly string[];
  readonly sort: JobSort | null;
  /** The filter panel starts folded (mobile). */
  readonly collapsed: boolean;
  readonly page: number;
  readonly per: PageSize;
};

/** The list with nothing chosen: what an address without a query means. */
export const emptyQuery: JobQuery = {
  filters: { title: [], state: [], specialty: [], shift: [] },
  jobTypes: [],
  certifications: [],
  sort: null,
  collapsed: false,
  page: 1,
  per: PAGE_SIZES[0],
};

/** More terms than any visitor chooses: a bound for made-up addresses. */
const MAX_TERMS = 500;

/** A value within a comma-separated list: only '%' and ',' are escaped, so that the address stays readable. */
export function encodeListValue(value: string): string {
  return value.replaceAll('%', '%25').replaceAll(',', '%2C');
}

/** One value of a list as it was before it was encoded for the list; a plain value stays as it is. */
export function decodeListValue(value: string): string {
  return value.replace(/%(25|2C)/gi, (_, code: string) => (code === '25' ? '%' : ','));
}

/** Two terms of a category are the same when their keys are. */
function termKey(facet: FacetName | null, term: string): string {
  return fold(facet === 'state' ? toStateCode(term) : term);
}

function distinctTerms(facet: FacetName | null, terms: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const term of terms) {
    const kept = facet === 'state' ? toStateCode(tidy(term)) : tidy(term);
    const key = termKey(facet, kept);
    if (key && !byKey.has(key) && byKey.size < MAX_TERMS) byKey.set(key, kept);
  }
  return [...byKey.values()];
}

/** Reads any query string; what it does not understand it leaves out. Repeated keys are one list. */
export function parseJobQuery(input: string | URLSearchParams): JobQuery {
  const params = new URLSearchParams(input);
  const list = (key: string, facet: FacetName | null) =>
    distinctTerms(
      facet,
      params.getAll(key).flatMap((value) => value.split(',').map(decodeListValue)),
    );
  const page = params.get('page') ?? '';
  return {
    filters: {
      title: list('title', 'title'),
      state: list('state', 'state'),
      specialty: list('specialty', 'specialty'),
      shift: list('shift', 'shift'),
    },
    jobTypes: list('jobType', null),
    certifications: list('certification', null),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? null,
    collapsed: params.get('collapsed') === 'true',
    page: /^\d+$/.test(page) ? Math.min(Math.max(Number(page), 1), Number.MAX_SAFE_INTEGER) : 1,
    per: PAGE_SIZES.find((size) => String(size) === params.get('per')) ?? emptyQuery.per,
  };
}

/** Form encoding that leaves ',' and '/' readable. Never throws, unlike encodeURIComponent on a broken surrogate. */
function encodeParam(key: string, value: string): string {
  const encoded = new URLSearchParams([[key, value]]).toString();
  return encoded.replaceAll('%2C', ',').replaceAll('%2F', '/');
}

/** The query as an address carries it, without '?': fixed key order, defaults left out, '' when there is nothing to say. */
export function serializeJobQuery(query: JobQuery): string {
  const list = (values: readonly string[]) => values.map(encodeListValue).join(',');
  const entries: readonly (readonly [string, string])[] = [
    ['title', list(query.filters.title)],
    ['state', list(query.filters.state)],
    ['specialty', list(query.filters.specialty)],
    ['shift', list(query.filters.shift)],
    ['jobType', list(query.jobTypes)],
    ['certification', list(query.certifications)],
    ['sort', query.sort ?? ''],
    ['collapsed', query.collapsed ? 'true' : ''],
    ['page', query.page > 1 ? String(query.page) : ''],
    ['per', query.per === emptyQuery.per ? '' : String(query.per)],
  ];
  return entries.flatMap(([key, value]) => (value ? [encodeParam(key, value)] : [])).join('&');
}

/** Whether any of the four categories narrows the list. */
export function hasFilters(query: JobQuery): boolean {
  return FACET_NAMES.some((facet) => query.filters[facet].length > 0);
}

/** The query with other filters, back on its first page. */
export function withFilters(query: JobQuery, filters: JobFilters): JobQuery {
  return { ...query, filters, page: 1 };
}

/** The query with other terms in one category, each once, back on its first page. */
export function withTerms(query: JobQuery, facet: FacetName, terms: readonly string[]): JobQuery {
  return withFilters(query, { ...query.filters, [facet]: distinctTerms(facet, terms) });
}

/** The query with one more term in a category, back on its first page. */
export function withTerm(query: JobQuery, facet: FacetName, term: string): JobQuery {
  return withTerms(query, facet, [...query.filters[facet], term]);
}

/** The query without a term in a category, however it is spelt, back on its first page. */
export function withoutTerm(query: JobQuery, facet: FacetName, term: string): JobQuery {
  const key = termKey(facet, term);
  const rest = query.filters[facet].filter((other) => termKey(facet, other) !== key);
  return withTerms(query, facet, rest);
}
