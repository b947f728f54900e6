import type { PENDING } from '@/components/ui/actions/attributes';

/**
 * A link to another page of the site has `data-pending` while that page loads, for a style sheet to show
 * (components/ui/actions/site-link.module.css). It is removed when the page is left, so a page restored from the back/forward cache is
 * without it.
 */
export function markPendingLinks(): void {
  let followed: HTMLAnchorElement | null = null;
  const settle = () => followed?.removeAttribute('data-pending' satisfies typeof PENDING);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !leadsAway(link, event)) return;
    settle();
    followed = link;
    link.setAttribute('data-pending' satisfies typeof PENDING, '');
  });
  window.addEventListener('pagehide', settle);
}

/** Whether the click takes this window to another page of the site: not another tab, a download or a part of this page. */
function leadsAway(link: HTMLAnchorElement, click: MouseEvent): boolean {
  const isPlain =
    click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
  const isHere = !link.target && !link.hasAttribute('download');
  const isOurs = link.origin === window.location.origin;
  const isAnother =
    link.pathname + link.search !== window.location.pathname + window.location.search;
  return isPlain && isHere && isOurs && isAnother;
}
