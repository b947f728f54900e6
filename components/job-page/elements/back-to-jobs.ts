import { parseUrl } from '@/lib/domain/basics/parse-url';
import { listAddress } from '@/lib/domain/query/safe-list-href';

/**
 * A job's page, its form and its offer page: 'back' from one of them never means another of them. `/jobs/in/…` and `/jobs/for/…` are lists
 * of jobs.
 */
const JOB_PAGE = /^\/(?:jobs\/(?!(?:in|for)\/)|apply\/|offer\/)[^/]+/;

/** An address on this site; null for anything else. */
function ownPage(address: string): URL | null {
  const url = parseUrl(address);
  return url?.origin === window.location.origin ? url : null;
}

/** Addresses that led here, latest first: the referring page, then the history if the browser exposes it. */
function previousPages(): URL[] {
  const from = ownPage(document.referrer);
  // Typed, or opened from elsewhere: what this tab showed before is unrelated.
  if (!from) return [];
  const { navigation } = window;
  const before = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0) ?? [];
  return [from, ...before.reverse().flatMap(({ url }) => ownPage(url ?? '') ?? [])];
}

/** The last page before those of the job, with the map in place of its embedded form; null if there is none. */
function previousPage(): string | null {
  const page = previousPages().find(({ pathname }) => !JOB_PAGE.test(pathname));
  if (!page) return null;
  return `${page.pathname === '/job-map-embed' ? '/job-map' : page.pathname}${page.search}`;
}

/** The list with the query it was left with; otherwise the previous page of this site; otherwise the list. */
function target(): string {
  const from = new URLSearchParams(window.location.search).get('from');
  return from === null ? (previousPage() ?? '/jobs') : listAddress(from);
}

/** An address without the parameter that folds a panel. */
function withoutFold(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('collapsed');
  return url.href;
}

const isSamePage = (one: string, other: string) => withoutFold(one) === withoutFold(other);

/** How many steps back that page is, if the tab showed it just before this one; otherwise 0. */
function stepsTo(href: string): number {
  const { history, navigation } = window;
  // Not every browser exposes its history. There the referring page is probably the entry below, unless this is a new tab.
  if (!navigation?.currentEntry)
    return history.length > 1 && ownPage(document.referrer) && isSamePage(document.referrer, href)
      ? 1
      : 0;
  const now = navigation.currentEntry.index;
  // Skips entries of this same document, such as fragments.
  const before = navigation
    .entries()
    .slice(0, now)
    .findLast(({ sameDocument }) => !sameDocument);
  return typeof before?.url === 'string' && isSamePage(before.url, href) ? now - before.index : 0;
}

/** How long after Back nothing may have begun before the link is followed instead, where the browser does not expose its history. */
const GOING_BACK_MS = 500;

/** Goes back. Where the entry below is only probably the list, follows the link if Back leads to no other page. */
function goBack(steps: number, href: string): void {
  if (!window.navigation?.currentEntry) {
    const timer = window.setTimeout(() => window.location.assign(href), GOING_BACK_MS);
    // The first comes before the page below is requested, which may take long; the second also where that page was cached.
    for (const begun of ['beforeunload', 'pagehide'])
      window.addEventListener(begun, () => window.clearTimeout(timer), { once: true });
  }
  window.history.go(-steps);
}

/**
 * 'Back to jobs': the browser's Back if that leads there, which restores the page as it was left; otherwise a link. Its target is found in
 * the browser only, so that the page can be cached.
 */
class BackToJobs extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector('a');
    if (!link) return;
    link.href = target();
    link.addEventListener('click', (event) => {
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const steps = isPlain ? stepsTo(link.href) : 0;
      if (steps === 0) return;
      event.preventDefault();
      goBack(steps, link.href);
    });
  }
}

customElements.define('back-to-jobs', BackToJobs);
