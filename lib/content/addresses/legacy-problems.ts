import { plainPath } from './legacy-table';

export type Addresses = {
  /** The addresses of the site's own pages of one segment. */
  readonly pages: readonly string[];
  /** Short addresses that are taken: of filtered lists and of recruiters. */
  readonly taken: readonly string[];
};

/** These cannot be redirected: the site's own parts, and files of the build. */
const OWN = /^\/(?:api|_next|go)(?:\/|$)/;
/** The front caches these pages without their query (deploy/nginx/site.conf.template): it cannot tell one query from another. */
const KEPT_WITHOUT_QUERY = /^\/(?:(?:jobs|apply|offer)\/[^/.]+)?$/;
/** Pages below a folder. */
const DEEPER_PAGE =
  /^\/(?:jobs|apply|offer)\/[\w-]+$|^\/feeds\/jobs\.xml$|^\/jobs\/feed\.(?:xml|json)$/;

/** The problems of a table of old addresses, one sentence each; empty if there are none. */
export function legacyProblems(
  rows: Readonly<Record<string, string>>,
  { pages, taken }: Addresses,
): string[] {
  const own = new Set(pages.map((path) => path.toLowerCase()));
  const seen = new Map<string, string>();
  const targets = new Map(Object.entries(rows).map(([from, to]) => [keyOf(from), to]));

  return Object.entries(rows).flatMap(([from, to]) => {
    const path = plainPath(from.split('?', 1)[0] ?? '');
    const key = keyOf(from);
    const before = seen.get(key);
    seen.set(key, from);
    const says = (text: string) => [`'${from}' ${text}`];
    if (!from.startsWith('/') || from.startsWith('//') || /[#\s\\]/.test(from))
      return says("is not an address: it begins with one '/', and has neither '#' nor spaces");
    if (path.length > 1 && path.endsWith('/'))
      return says("ends with '/': leave it out, both ways of writing are redirected");
    if (before !== undefined) return says(`is listed twice: as '${before}' too`);
    if (own.has(path) || (path === '/' && !from.includes('?')))
      return says('is a page of this site: visitors could no longer reach it');
    if (OWN.test(path)) return says('belongs to the site itself and cannot be redirected');
    if (taken.includes(path)) return says('is a short address already (job-shortcuts, recruiters)');
    if (from.includes('?') && KEPT_WITHOUT_QUERY.test(path))
      return says('differs from a page by its query alone, which the front does not look at');
    return targetProblem(to, own, targets).map((text) => `'${from}' ${text}`);
  });
}

/** The same key for all spellings of an address: letter case, encoding, order of the query. */
function keyOf(address: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  const names = new URLSearchParams(query);
  names.sort();
  return `${plainPath(path)}?${names.toString()}`;
}

function targetProblem(
  to: string,
  own: ReadonlySet<string>,
  targets: ReadonlyMap<string, string>,
): string[] {
  // The name that a row refers to may be gone, and no types are checked here.
  if (!to) return ['leads nowhere: its target no longer exists'];
  if (/^https:\/\/[^/]/.test(to)) return [];
  if (!to.startsWith('/') || to.startsWith('//'))
    return [`leads to '${to}': that is neither a path of this site nor an https:// address`];
  const [path = ''] = to.split(/[?#]/, 1);
  const next = targets.get(keyOf(to.split('#', 1)[0] ?? '')) ?? targets.get(keyOf(path));
  if (next !== undefined)
    return [
      isLoop(to, targets)
        ? `leads to '${to}' and so back to itself: nobody would ever arrive`
        : `leads to '${to}', which is an old address itself: name the end, '${next}'`,
    ];
  const isPage = path === '/' || own.has(path.toLowerCase()) || DEEPER_PAGE.test(path);
  return isPage ? [] : [`leads to '${to}', which is not a page of this site`];
}

function isLoop(start: string, targets: ReadonlyMap<string, string>): boolean {
  const passed = new Set<string>();
  for (let at: string | undefined = start; at !== undefined;) {
    const key = keyOf(at);
    if (passed.has(key)) return true;
    passed.add(key);
    at = targets.get(key);
  }
  return false;
}
