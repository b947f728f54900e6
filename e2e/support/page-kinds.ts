import { pathsOf } from '@/lib/content/addresses/pages';
import type { PageKind } from './weight-budgets';

/** A page, with `{id}` for an open job, and its kind. The folder of a page says whether it is a document (docs/decisions/0003). */
export type PageRow = readonly [path: string, kind: PageKind];

/** Pages of every kind: the heaviest of each, and those that are made in a way of their own. */
export const PAGE_KINDS: readonly PageRow[] = [
  ['/', 'home'],
  ['/about', 'document'],
  ['/Travel-Nursing-Jobs', 'document'],
  ['/job-directory', 'document'],
  ['/jobs/in/texas', 'document'],
  ['/jobs/{id}', 'job'],
  ['/application-success', 'success'],
  ['/jobs/a0XNOSUCHJOB000004', 'document'],
  ['/compare?ids={id},a0XNOSUCHJOB000004', 'document'],
  ['/pay/icu', 'document'],
  ['/nowhere/at/all', 'document'],
  ['/jobs', 'list'],
  ['/job-map', 'map'],
  ['/saved', 'saved'],
  ['/contact', 'contact'],
  ['/quickapply', 'form'],
  ['/apply/{id}', 'form'],
  ['/offer/{id}', 'offer'],
  ['/reference?id=r-7', 'hosted'],
  ['/application/0000000000', 'hosted'],
];

const named = new Set(PAGE_KINDS.map(([path]) => path));

/** More pages of the kinds above: only in the long run. */
export const ALIKE: readonly PageRow[] = [
  ...pathsOf(({ path, kind }) => kind === 'document' && !named.has(path)).map((path): PageRow => [
    path,
    'document',
  ]),
  ['/jobs/for/icu', 'document'],
  ['/jobs/for/icu/in/texas', 'document'],
  ['/jobs/in/guam', 'document'],
  ['/jobs/in/nowhere', 'document'],
  ['/jobs?state=TX', 'list'],
  ['/job-map-embed', 'map'],
  ['/ref?id=r-7', 'hosted'],
  ['/upload?recordId=u-7', 'hosted'],
  ['/onboarding?recordId=u-7', 'hosted'],
];

/** Documents run no React in the browser. */
export const isDocument = (kind: PageKind): boolean =>
  ['document', 'home', 'job', 'success', 'saved'].includes(kind);
