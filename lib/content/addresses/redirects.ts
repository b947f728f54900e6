import { emptyQuery, withTerms } from '@/lib/domain/query/job-query';
import { serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { JOB_SHORTCUTS } from './job-shortcuts';
import { LEGACY_PATHS } from './legacy-paths';
import { legacyTable } from './legacy-table';
import { PRIVATE_PAGES, SINGLE_SEGMENT_PAGES } from './pages';
import { RECRUITERS } from '@/lib/content/pages/recruiters';

export type Redirect = {
  readonly status: 307 | 308;
  /** A path of this site, or an https address from the tables: never one made from the request's host. */
  readonly location: string;
  /** What the redirect's page says; null for permanent redirects, which need no page. */
  readonly text: 'Redirecting to jobs...' | 'Redirecting...' | null;
};

const SHORT_PATHS = new Map(SINGLE_SEGMENT_PAGES.map((path) => [path.toLowerCase(), path]));
const LEGACY = legacyTable(LEGACY_PATHS);
const SHORTCUTS = new Map(JOB_SHORTCUTS.map((shortcut) => [shortcut.slug, shortcut]));
const CALENDARS = new Map(RECRUITERS.map(({ slug, calendarUrl }) => [slug, calendarUrl]));

/** The paths of old addresses. Middleware sees only single segments without a dot; the others are the gate's. */
export const OLD_PATHS = LEGACY.paths;

/**
 * Where an address that is not a page leads; null if it is left alone (specification, section 2). Letter case and a slash at the end make
 * no difference to pages, old and short addresses, and each is one hop from its target.
 * @param pathname as in a URL, still encoded
 * @param search the query with its '?', or ''; kept, except for the calendars, which are not ours
 */
export function redirectFor(pathname: string, search: string): Redirect | null {
  // Rejoined: two slashes at the start of a Location would name another host.
  const path = `/${pathname.split(/[/\\]/).filter(Boolean).join('/')}`;
  const slug = path.slice(1).toLowerCase();

  const calendar = CALENDARS.get(slug);
  if (calendar) return { status: 307, location: calendar, text: 'Redirecting...' };

  const shortcut = SHORTCUTS.get(slug);
  if (shortcut) {
    const filter = serializeJobQuery(withTerms(emptyQuery, shortcut.facet, shortcut.terms));
    const location = `/jobs?${filter}${search.length > 1 ? `&${search.slice(1)}` : ''}`;
    return { status: 307, location, text: 'Redirecting to jobs...' };
  }

  const moved = LEGACY.find(path, search);
  if (moved !== null) return { status: 308, location: moved, text: null };

  const page = SHORT_PATHS.get(path.toLowerCase()) ?? path;
  return page === pathname ? null : { status: 308, location: `${page}${search}`, text: null };
}

/** Whether an address contains a private id (docs/decisions/0012). */
const holdsAnId = (location: string): boolean =>
  PRIVATE_PAGES.includes(location.replace(/\?.*/, '')) || location.startsWith('/application/');

/**
 * The headers of a redirect, wherever it is answered. A permanent one may be cached for a day, not forever as browsers otherwise do,
 * because a page may still move. One with an id in it is never cached.
 */
export function redirectHeaders({ status, location }: Redirect): Readonly<Record<string, string>> {
  const isPrivate = holdsAnId(location);
  return {
    location,
    'cache-control': status === 308 && !isPrivate ? 'public, max-age=86400' : 'no-store',
    'referrer-policy': isPrivate ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
