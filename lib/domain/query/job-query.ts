import { fold, tidy } from '@/lib/domain/words/words';
import { plainCharacters } from '@/lib/domain/words/plain-characters';
import { termCode, FACET_NAMES, ofFacets, type FacetName } from './facets';

/** Page sizes of the list, from the default to the largest (specification, section 9). */
export const PAGE_SIZES = [10, 25, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

const SORTS = ['recent', 'highestPay', 'distance'] as const;
export type JobSort = (typeof SORTS)[number];

/** How far from a place jobs may be, in miles. */
export const RADII = [25, 50, 100, 250] as const;
export type Radius = (typeof RADII)[number];

/** One of the radii, as '25' or '25 miles'; null for anything else. */
export function toRadius(text: string | null): Radius | null {
  const [, miles] = /^(\d{2,3})(?: ?mi(?:les?)?)?$/i.exec(text ?? '') ?? [];
  return RADII.find((radius) => String(radius) === miles) ?? null;
}

/** Terms as the URL gives them (states as codes): a term may be broader than one option ('RN'). */
export type JobFilters = Readonly<Record<FacetName, readonly string[]>>;

/** A visitor's query of the list of jobs, as the address holds it. */
export type JobQuery = {
  readonly filters: JobFilters;
  /** Kept in the URL, but filters nothing because no such field exists. */
  readonly certifications: readonly string[];
  readonly sort: JobSort | null;
  /** The filter panel starts folded (mobile). */
  readonly collapsed: boolean;
  readonly page: number;
  readonly per: PageSize;
  /** Words or a Job ID, as typed; '' if none. */
  readonly q: string;
  /** The least a week must pay, in US dollars. */
  readonly minPay: number | null;
  /** A place of the feed as typed ('Austin, TX'); '' if none. */
  readonly near: string;
  /** How far from there, in miles; null: anywhere, the nearest first. */
  readonly radius: Radius | null;
};

/** The list with nothing chosen: what an address without a query means. */
export const emptyQuery: JobQuery = {
  filters: ofFacets(() => []),
  certifications: [],
  sort: null,
  collapsed: false,
  page: 1,
  per: PAGE_SIZES[0],
  q: '',
  minPay: null,
  near: '',
  radius: null,
};

/** Longest typed texts that are read, in characters: the rest is cut off. */
export const TYPED_MAX = { q: 100, near: 80 } as const;
/** Limit of what may be typed, far above what any week pays (pay/believable-pay.ts): in US dollars. */
const MIN_PAY_BELOW = 100_000;

/**
 * The most terms of one category: as many as can be left after one option of a broad term is unchecked (twice `OPTIONS_SHOWN`). Also
 * limits made-up addresses, because each tag's link names all the other tags.
 */
const MAX_TERMS = 120;

/** Two terms of a category are the same when their keys are. */
function termKey(facet: FacetName | null, term: string): string {
  return fold(facet ? termCode(facet, term) : term);
}

/** Terms of one category, each once, in the first of its spellings. */
export function distinctTerms(
  facet: FacetName | null,
  terms: readonly string[],
): readonly string[] {
  const byKey = new Map<string, string>();
  for (const term of terms) {
    const typed = tidy(plainCharacters(term));
    const kept = facet ? termCode(facet, typed) : typed;
    const key = termKey(facet, kept);
    if (key && !byKey.has(key) && byKey.size < MAX_TERMS) byKey.set(key, kept);
  }
  return [...byKey.values()];
}

/** A typed text as a query holds it. */
export function toTyped(name: keyof typeof TYPED_MAX, text: string): string {
  const kept = [...tidy(plainCharacters(text))].slice(0, TYPED_MAX[name]).join('');
  return kept.trimEnd();
}

/** '2000', '$2,000.00', '2.5k', each with 'a week' or a plus behind it. */
const WEEKLY_DOLLARS =
  /^\$? ?(?:(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d\d)?|(\d{1,2}(?:\.\d{1,2})?) ?k)\+?(?: ?(?:\/|a|per)? ?w(?:ee)?k(?:ly)?)?$/i;

/** Whole dollars, as '2000', '$2,000', '2k' or '2,000 a week'; null for anything else. */
export function toMinPay(text: string | null): number | null {
  const [, figure = '', thousands] = WEEKLY_DOLLARS.exec(text ?? '') ?? [];
  const dollars = Math.round(
    thousands === undefined ? Number(figure.replaceAll(',', '')) : Number(thousands) * 1_000,
  );
  return dollars > 0 && dollars < MIN_PAY_BELOW ? dollars : null;
}

/** Filters of the list besides the categories; also keys in the query string. */
export const TYPED_FILTER_NAMES = ['q', 'minPay', 'near'] as const;
export type TypedFilterName = (typeof TYPED_FILTER_NAMES)[number];

/** Whether anything narrows the list or asks for a place. */
export function hasFilters({ filters, q, minPay, near }: JobQuery): boolean {
  return FACET_NAMES.some((facet) => filters[facet].length > 0) || Boolean(q || minPay || near);
}

/** One of the orders; null for anything else. */
export function toSort(text: string | null): JobSort | null {
  return SORTS.find((sort) => sort === text) ?? null;
}

/** The order the page shows as chosen: nearest first if there is a place and no other order is requested. */
export function chosenSort({ sort, near }: JobQuery): JobSort | null {
  return sort ?? (near ? 'distance' : null);
}

/** The query near another place, or near none, back on its first page. */
export function withNear(query: JobQuery, near: string, radius: Radius | null): JobQuery {
  const place = toTyped('near', near);
  if (place) return { ...query, near: place, radius, page: 1 };
  const sort = query.sort === 'distance' ? null : query.sort;
  return { ...query, near: '', radius: null, sort, page: 1 };
}

/** The query without all terms of a category, or without one of the typed filters. */
export function withoutFilter(query: JobQuery, name: FacetName | TypedFilterName): JobQuery {
  if (name === 'near') return withNear(query, '', null);
  if (name === 'q') return { ...query, q: '', page: 1 };
  if (name === 'minPay') return { ...query, minPay: null, page: 1 };
  return withTerms(query, name, []);
}

/** The query without any filters; order, page size and folding stay. */
export function withoutFilters(query: JobQuery): JobQuery {
  const { sort, per, collapsed } = withNear(query, '', null);
  return { ...emptyQuery, sort, per, collapsed };
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

/** The query with all of some terms in a category or with none of them, however they are spelt, back on its first page. */
export function setTerms(
  query: JobQuery,
  facet: FacetName,
  terms: readonly string[],
  on: boolean,
): JobQuery {
  if (on) return withTerms(query, facet, [...query.filters[facet], ...terms]);
  const keys = new Set(terms.map((term) => termKey(facet, term)));
  const rest = query.filters[facet].filter((other) => !keys.has(termKey(facet, other)));
  return withTerms(query, facet, rest);
}

/** A tag of the query: of one term, of all terms that one box has chosen, or of a typed filter. */
type Tagged = {
  readonly facet: FacetName | TypedFilterName;
  readonly value: string;
  readonly values?: readonly string[];
};

/** The query without what one of its tags stands for, back on its first page. */
export function withoutTag(query: JobQuery, { facet, value, values = [value] }: Tagged): JobQuery {
  const isTerm = FACET_NAMES.find((name) => name === facet);
  return isTerm ? setTerms(query, isTerm, values, false) : withoutFilter(query, facet);
}
