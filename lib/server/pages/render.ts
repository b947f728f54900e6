import 'server-only';
import inject, { type DispatchFunc } from 'light-my-request';
import { PAGE_CACHE } from '@/lib/config/limits';
import { GUARDED_HEADER } from '@/server/fixed-headers.mjs';
import { globals } from '@/server/process-globals.mjs';

type Headers = Readonly<Record<string, string>>;
/** What Next answered. */
export type Made = { readonly status: number; readonly headers: Headers; readonly body: Buffer };
/** Makes Next answer a request, as it would a visitor's. */
export type Render = (url: string, headers?: Headers) => Promise<Made>;

/**
 * Makes Next answer a request inside the process: without a connection, without passing the guard again, and uncompressed unless the
 * headers ask for it. Null without the site's own server, as in development.
 * @param method POST only for what the site asks of itself (app/api/renew)
 * @throws Error if Next does not answer within `PAGE_CACHE.deadlineMs`
 */
export const renderer = (method: 'GET' | 'POST' = 'GET'): Render | null => {
  const { handle } = globals;
  if (!handle) return null;
  const listener: DispatchFunc = (request, response) =>
    void handle(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  return async (url, given = {}) => {
    const headers = { ...given, [GUARDED_HEADER]: '1' };
    // Cleared with the answer: a signal that only times out would hold what was rendered until then.
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), PAGE_CACHE.deadlineMs);
    const { signal } = deadline;
    // Its default User-Agent is needed: to a client without one Next streams the head of a page later.
    const answer = await inject(listener, { method, url, headers, signal }).finally(() =>
      clearTimeout(timer),
    );
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(
        Object.entries(answer.headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      ),
      body: answer.rawPayload,
    };
  };
};
