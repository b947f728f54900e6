/**
 * Filters what may reach Next, which is careless about bad input: it throws on a target that is not a path, renders a page for a POST
 * as for a GET, and trusts its own headers when a client sends them.
 */

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

export const BAD_REQUEST = { status: 400, headers: TEXT, body: 'Bad request\n' };
const NOT_FOUND = { status: 404, headers: TEXT, body: 'Not found\n' };
const READ_ONLY = {
  status: 405,
  headers: { ...TEXT, allow: 'GET, HEAD' },
  body: 'Method not allowed\n',
};

/** @param location a path of this site, with its query */
export const movedTo = (location) => ({
  status: 308,
  headers: { ...TEXT, location },
  body: '',
});

/** A target as sent to a proxy: with its scheme and its host, but without a user name and password. */
const ABSOLUTE = /^https?:\/\/([^/?#@]+)(?=[/?#]|$)/i;

/**
 * Reduces the target to a path and a query. `GET http://host/path` is for that host, whatever the Host header says (RFC 9112,
 * 3.2.2); a `*`, which means the server as a whole, and anything else is not a target of this site.
 * @returns {boolean} whether it is one
 */
export function readTarget(request) {
  const [start = '', host] = ABSOLUTE.exec(request.url) ?? [];
  if (host !== undefined) {
    const rest = request.url.slice(start.length);
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    request.headers.host = host;
  }
  return request.url.startsWith('/');
}

/** Headers that Next uses internally. No browser sends them, and they could turn a page into another one. */
const OF_NEXT_ITSELF = /^x-(?:middleware|nextjs|next|invoke|matched|now|prerender|vercel)-/;

export function dropInnerHeaders({ headers }) {
  for (const name in headers) if (OF_NEXT_ITSELF.test(name)) delete headers[name];
}

/** Whether a request names two hosts: what is in front may have believed the other (RFC 9112, 3.2). */
export const hasTwoHosts = ({ headersDistinct }) => (headersDistinct.host?.length ?? 0) > 1;

/** The site does not use the image optimizer; left open, it would do expensive work for anyone who asks. */
const IMAGE_OPTIMIZER = /^\/_next\/image\/?$/i;

/** A page by Next's older name for its data, and what the page cache asks of Next inside the process (app/api/renew). */
const INNER = /^\/_next\/data\/|^\/api\/renew\/?$/i;

/** The name of a page's data in Next's cache. Browsers request it by a header; by this name an app's page would render, and fail. */
const DATA_FILE = /\.rsc\/?$/i;

/**
 * The answer to a request that no part of the site serves; null lets it pass. Endpoints check methods themselves, except TRACE, at
 * which Next would throw.
 * @param path decoded
 */
export function refuse(method, path) {
  if (IMAGE_OPTIMIZER.test(path) || DATA_FILE.test(path) || INNER.test(path)) return NOT_FOUND;
  if (method === 'GET' || method === 'HEAD') return null;
  return method === 'TRACE' || !path.startsWith('/api/') ? READ_ONLY : null;
}
