import { readHtml, type Html } from './html';

export type Visit = Html & {
  readonly path: string;
  /** Clicks from the home page. */
  readonly depth: number;
  /** The page that linked here first. */
  readonly from: string;
  readonly status: number;
  /** Where a redirect leads; null for a page. */
  readonly location: string | null;
};

type Plan = {
  readonly origin: string;
  readonly maxDepth: number;
  /** Requests in progress at one time. */
  readonly atOnce: number;
  /** Whether an address is fetched, or only noted as linked. */
  readonly isFetched: (path: string) => boolean;
  /** Follows no nofollow link, and treats each query as an address of its own. */
  readonly isPolite?: boolean;
};

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** An address as a crawler stores it: no fragment and, unless `withQuery`, no query if the canonical address omits it. */
function addressOf(href: string, base: URL, withQuery: boolean): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (url.origin !== base.origin) return null;
  return !withQuery && /^\/(?:jobs\/[^/]+|job-map|contact)$/.test(url.pathname)
    ? url.pathname
    : url.pathname + url.search;
}

/**
 * Follows plain links from the home page, breadth first, each address once, without a browser or a script.
 * @returns the visits by path, and every address that is linked anywhere with the page that links to it first
 */
export async function crawl({ origin, maxDepth, atOnce, isFetched, isPolite = false }: Plan) {
  const visits = new Map<string, Visit>();
  const linked = new Map<string, string>([['/', '(start)']]);
  let level = ['/'];
  for (let depth = 0; depth <= maxDepth && level.length > 0; depth += 1) {
    const next: string[] = [];
    const queue = level.filter(isFetched);
    const visit = async (): Promise<void> => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const seen = await look(origin, path, depth, linked.get(path) ?? '');
        visits.set(path, seen);
        const links = isPolite
          ? seen.links.filter((href) => !seen.unfollowed.includes(href))
          : seen.links;
        for (const href of [...links, ...(seen.location === null ? [] : [seen.location])]) {
          const address = addressOf(href, new URL(path, origin), isPolite);
          if (address === null || linked.has(address)) continue;
          linked.set(address, path);
          next.push(address);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, visit));
    level = next;
  }
  return { visits, linked };
}

async function look(origin: string, path: string, depth: number, from: string): Promise<Visit> {
  const ask = () =>
    fetch(origin + path, { redirect: 'manual', headers: { 'user-agent': GOOGLEBOT } });
  // An idle connection that the server closed is opened again, as browsers do.
  const response = await ask().catch(ask);
  const { status, headers } = response;
  const location = status >= 300 && status < 400 ? headers.get('location') : null;
  return { path, depth, from, status, location, ...readHtml(await response.text()) };
}
