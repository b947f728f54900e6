import { findSearchPage } from '@/lib/domain/search-pages/find-search-page';
import type { SearchPages } from '@/lib/domain/search-pages/search-page';
import { jobsPathOf, payPathOf, type PayPage, type PayPages } from './pay-page';

/** What an address below `/pay` leads to. */
type FoundPayPage =
  | { readonly kind: 'page'; readonly page: PayPage }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'missing' };

/**
 * The pay page at an address; another spelling redirects to the existing one, as with search pages.
 * @param path decoded, without a slash at the end
 */
export function findPayPage(pages: PayPages, searchPages: SearchPages, path: string): FoundPayPage {
  const exact = pages.get(path);
  if (exact) return { kind: 'page', page: exact };
  const jobsPath = jobsPathOf(path);
  const found = jobsPath === null ? null : findSearchPage(searchPages, jobsPath);
  if (found === null || found.kind === 'missing') return { kind: 'missing' };
  const moved = payPathOf(found.kind === 'page' ? found.page.path : found.path);
  return moved === null ? { kind: 'missing' } : { kind: 'moved', path: moved };
}
