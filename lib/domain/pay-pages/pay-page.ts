import type { PaySpread } from '@/lib/domain/pay/pay-figures';
import { SEARCH_PAGE_ROOTS, type Subject } from '@/lib/domain/search-pages/search-page';
import { searchPath } from '@/lib/domain/search-pages/search-page';

/** What the jobs of a specialty pay, everywhere or in one state: each such search page has one (docs/decisions/0051). */
export type PayPage = {
  readonly specialty: string;
  /** A code of `STATE_NAMES`; null for a page of all states. */
  readonly state: string | null;
  readonly path: string;
  /** Of the page with the jobs themselves. */
  readonly jobsPath: string;
  /** Null if too few of them name a weekly figure today. */
  readonly spread: PaySpread | null;
  /** Whether it may be indexed, is in the sitemap and is linked. */
  readonly isIndexed: boolean;
};

/** By path. */
export type PayPages = ReadonlyMap<string, PayPage>;

/** The beginning of such addresses; by itself it leads to the job directory. */
const PAY_ROOT = '/pay';
const SEARCH_PATH = new RegExp(`^${SEARCH_PAGE_ROOTS.specialty}/([^/]+)(?:/in/([^/]+))?$`);
/** Addresses with a dot are files. */
const PAY_PATH = new RegExp(`^${PAY_ROOT}/([^/.]+)(?:/([^/.]+))?$`, 'i');

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join('/');

/** `/pay/icu/texas` for `/jobs/for/icu/in/texas`; null for a page of a place alone. */
export function payPathOf(jobsPath: string): string | null {
  const [, field, state] = SEARCH_PATH.exec(jobsPath) ?? [];
  return field === undefined ? null : joined([PAY_ROOT, field, state]);
}

/** `/jobs/for/icu/in/texas` for `/pay/icu/texas` and for any other spelling of it; null if it is not such an address. */
export function jobsPathOf(path: string): string | null {
  const [, field, state] = PAY_PATH.exec(path) ?? [];
  if (field === undefined) return null;
  return joined([SEARCH_PAGE_ROOTS.specialty, field, ...(state ? ['in', state] : [])]);
}

/** Whether an address has the form of a pay page's, whether the page exists or not. */
export const isPayPath = (path: string): boolean => PAY_PATH.test(path);

/** The pay page of a subject, if it is indexed. */
export function payPageOf(pages: PayPages, subject: Subject): PayPage | null {
  const jobsPath = searchPath(subject);
  const page = pages.get((jobsPath && payPathOf(jobsPath)) ?? '');
  return page?.isIndexed ? page : null;
}
