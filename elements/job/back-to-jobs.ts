import { listAddress } from '@/lib/domain/query/safe-list-href';

/** A job's page, its form and an offer beside it: nobody who asks to go back from one of them means another. */
const JOB_PAGE = /^\/(?:jobs|apply|offer)\/[^/]+/;

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

/** The last page before those of the job, the map for its frame on another site; null if there is none. */
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

/** Steps back to that page, where it is what the tab showed before this one; 0 where it is not. Not every browser tells. */
function stepsTo(href: string): number {
  const { navigation } = window;
  const now = navigation?.currentEntry?.index ?? 0;
  // A place within this page is an entry of its own.
  const before = navigation
    ?.entries()
    .slice(0, now)
    .findLast(({ sameDocument }) => !sameDocument);
  const isIt = typeof before?.url === 'string' && withoutFold(before.url) === withoutFold(href);
  return isIt ? now - before.index : 0;
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
      const steps = isPlain ? stepsTo(link.href) : 0;
      if (steps === 0) return;
      event.preventDefault();
      window.history.go(-steps);
    });
  }
}

customElements.define('back-to-jobs', BackToJobs);
