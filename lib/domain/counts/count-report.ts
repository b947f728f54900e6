import { NO_SOURCE, toSource } from './visit-source';

/** The steps a visit takes: a job's page, an application form, an application that arrived. */
export const FUNNEL = ['view', 'apply', 'sent'] as const;
export type FunnelStep = (typeof FUNNEL)[number];

/** What a page reports about a visit. It identifies neither the visitor nor the job. */
export type CountReport =
  | { readonly event: 'view' | 'apply'; readonly source: string }
  | { readonly event: 'empty-search'; readonly words: string };

/** A report as a browser sent it; null for anything else. */
export function toCountReport(body: unknown): CountReport | null {
  if (typeof body !== 'object' || body === null || Object.keys(body).length !== 2) return null;
  const { event, source, words } = body as Readonly<Record<string, unknown>>;
  if (event === 'empty-search' && typeof words === 'string' && words.length <= 100)
    return { event, words };
  if ((event !== 'view' && event !== 'apply') || typeof source !== 'string') return null;
  return { event, source: toSource(source) ?? NO_SOURCE };
}
