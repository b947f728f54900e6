import { json, text } from '@/sandbox/http/answer';
import { isObject, parseJson } from '@/sandbox/http/request';
import type { Route } from '@/sandbox/http/route';

/** A notice that a search engine received. */
type Notice =
  | { readonly engine: 'indexnow'; readonly key: unknown; readonly urls: readonly unknown[] }
  | { readonly engine: 'google'; readonly url: unknown; readonly type: unknown };

const TOKEN = 'sandbox-token';

/**
 * Stand-ins for the search engines: `POST /indexnow` (INDEXNOW_ENDPOINT), `POST /google/token` and `/google/publish` (`token_uri`
 * and `indexing_uri` in the file of GOOGLE_INDEXING_CREDENTIALS); `GET /search-notices.json` lists what they received.
 */
export function searchEngineRoutes(): readonly Route[] {
  const notices: Notice[] = [];
  return [
    {
      method: 'POST',
      path: '/indexnow',
      run({ body }) {
        const sent = parseJson(body);
        if (!isObject(sent) || !Array.isArray(sent.urlList)) return text('Invalid request', 400);
        notices.push({ engine: 'indexnow', key: sent.key, urls: sent.urlList });
        return text('', 200);
      },
    },
    {
      method: 'POST',
      path: '/google/token',
      run({ body }) {
        const form = new URLSearchParams(body.toString());
        return form.get('assertion')?.split('.').length === 3
          ? json({ access_token: TOKEN, expires_in: 3_600, token_type: 'Bearer' })
          : json({ error: 'invalid_grant' }, 400);
      },
    },
    {
      method: 'POST',
      path: '/google/publish',
      run({ body, headers }) {
        if (headers.authorization !== `Bearer ${TOKEN}`) return json({ error: 'no token' }, 401);
        const sent = parseJson(body);
        if (!isObject(sent)) return json({ error: 'no object' }, 400);
        notices.push({ engine: 'google', url: sent.url, type: sent.type });
        return json({});
      },
    },
    { method: 'GET', path: '/search-notices.json', run: () => json(notices) },
  ];
}
