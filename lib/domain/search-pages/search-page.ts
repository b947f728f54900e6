import type { JobSummary } from '@/lib/domain/job/job';
import { citySlug, slugOf, stateSlug } from './slug';

/** What a page searches for: a specialty, a place, or both (docs/decisions/0051). */
export type Subject = {
  /** As the feed writes it; null for a page of a place alone. */
  readonly specialty: string | null;
  /** A code of `STATE_NAMES`. */
  readonly state: string | null;
  readonly city: string | null;
};

/** A search page, with the open jobs it finds. */
export type SearchPage = Subject & {
  readonly path: string;
  /** Newest first. */
  readonly jobs: readonly JobSummary[];
  /** Whether it may be indexed, is in the sitemap and is linked. */
  readonly isIndexed: boolean;
};

/** By path. */
export type SearchPages = ReadonlyMap<string, SearchPage>;

/** The beginnings of the two kinds of address; by themselves they lead to the job directory. */
export const SEARCH_PAGE_ROOTS = { place: '/jobs/in', specialty: '/jobs/for' } as const;

/** The address of a subject; null if one of its names cannot be an address. */
export function searchPath({ specialty, state, city }: Subject): string | null {
  const field = specialty === null ? '' : slugOf(specialty);
  const region = state === null ? '' : stateSlug(state);
  const town = city === null ? '' : citySlug(city);
  if (field === null || region === null || town === null) return null;
  if (!field)
    return region ? [SEARCH_PAGE_ROOTS.place, region, ...(town ? [town] : [])].join('/') : null;
  return `${SEARCH_PAGE_ROOTS.specialty}/${field}${region ? `/in/${region}` : ''}`;
}

/** The address of one page of its jobs, counted from 1. */
export const searchPageHref = (path: string, page: number): string =>
  page > 1 ? `${path}?page=${page}` : path;

/** The number of the page of jobs that a query's `page` asks for; 1 if it is not a possible one. */
export const searchPageNumber = (typed: string | undefined): number =>
  /^[1-9]\d{0,4}$/.test(typed ?? '') ? Number(typed) : 1;
