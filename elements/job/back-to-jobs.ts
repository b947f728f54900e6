import { listAddress } from '@/lib/domain/query/list-address';

/** A job's page and its form: nobody who asks to go back from there means the other of the two. */
const JOB_PAGE = /^\/(?:jobs|apply)\/[^/]+/;

/** An address as a page of this site; null for none, and for another site's. */
function ownPage(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.origin === window.location.origin ? url : null;
}

/** Addresses that led here, the latest first: the page whose link it was, and before that the history, where the browser tells it. */
function previousPages(): URL[] {
  const from = ownPage(document.referrer);
  // Typed, or opened from elsewhere: what this tab showed before has nothing to do with it.
  if (!from) return [];
  const { navigation } = window;
  const before = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0) ?? [];
  return [from, ...before.reverse().flatMap(({ url }) => ownPage(url ?? '') ?? [])];
}

/** The last page before the job's and its form's, the map for its frame on another site; null if there is none. */
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

/** An address without what folds a panel. */
function withoutFold(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('collapsed');
  return url.href;
}

/** Whether the entry before this one in the browser's history is that page. Not every browser tells. */
function isJustBefore(href: string): boolean {
  const { navigation } = window;
  const entry = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return typeof entry?.url === 'string' && withoutFold(entry.url) === withoutFold(href);
}

/**
 * 'Back to jobs': the browser's own way back where that leads there, which brings the page as it was left, else a link. Where
 * to is found in the browser alone, so that the page can be stored.
 */
class BackToJobs extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector('a');
    if (!link) return;
    link.href = target();
    link.addEventListener('click', (event) => {
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlain || !isJustBefore(link.href)) return;
      event.preventDefault();
      window.history.back();
    });
  }
}

customElements.define('back-to-jobs', BackToJobs);
