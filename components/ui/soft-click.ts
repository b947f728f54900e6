import { isPlainClick } from './plain-click';

/** A name with a dot at the end of the path is a file: nothing the router could show. */
const FILE = /\.\w+$/;

/**
 * The link of this site that a click means to follow here and now, or null where the browser knows better: another tab, a
 * download, another origin, a file, a part of this very page, a click that something has already answered, or a link
 * within `data-whole`, which loads a new document.
 */
export function softLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  const href = link.getAttribute('href');
  const stays = !href || href.startsWith('#') || link.origin !== window.location.origin;
  const isOther = (link.target && link.target !== '_self') || link.hasAttribute('download');
  if (stays || isOther || FILE.test(link.pathname)) return null;
  return link.closest('[data-whole]') ? null : link;
}
