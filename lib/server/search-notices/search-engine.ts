import 'server-only';
import { SEARCH_NOTICES } from '@/lib/config/limits';
import type { PageNews } from './notice-queue';

/** A search engine that takes notices. */
export type SearchEngine = {
  readonly name: 'indexnow' | 'google';
  /** How many notices it takes per call. */
  readonly atOnce: number;
  readonly tell: (notices: readonly PageNews[]) => Promise<void>;
};

/** An engine refused a notice. Trying again helps unless the notice itself is wrong. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused';
  readonly status: number;
  /** From the answer's Retry-After (ms); null if it says nothing. */
  readonly retryAfterMs: number | null;

  constructor(status: number, retryAfterMs: number | null) {
    super(`answered ${status}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same notice would be refused every time. */
  get isFinal(): boolean {
    return this.status === 400 || this.status === 404 || this.status === 422;
  }
}

/** Recognised by its name, because Next bundles this class several times. */
export const refusalOf = (error: unknown): NoticeRefused | null =>
  error instanceof Error && error.name === 'NoticeRefused' ? (error as NoticeRefused) : null;

/**
 * Posts to a search engine.
 * @returns the answer's text
 * @throws NoticeRefused for any answer but 2xx
 */
export async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(SEARCH_NOTICES.deadlineMs),
  });
  const text = await response.text();
  if (response.ok) return text;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new NoticeRefused(response.status, Number.isFinite(seconds) ? seconds * 1_000 : null);
}
