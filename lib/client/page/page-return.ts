/*
 * Back and Forward may show a page as it was left, from the browser's back/forward cache. Safari then resets every control, and every form,
 * whose `autocomplete` is off: at some time after `pageshow`, without an event. It also fails the requests that were under way when the
 * page was left. So a page keeps its controls as below, and what it does on its return waits for the event, which comes one task after
 * `pageshow`.
 */

/** A window event, because two script bundles share the page. */
const RETURN = 'page-return';

/**
 * Keeps the state of all controls while the page is away: without the attribute, Safari has nothing to reset. On the page's return, puts it
 * back and fires the event for `onPageReturn`. To be called once for each page: elements/site.ts does.
 */
export function keepControls(): void {
  const changed = new Map<Element, string>();
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    for (const element of document.querySelectorAll('[autocomplete="off" i]')) {
      changed.set(element, element.getAttribute('autocomplete') ?? '');
      element.removeAttribute('autocomplete');
    }
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    setTimeout(() => {
      for (const [element, value] of changed) element.setAttribute('autocomplete', value);
      changed.clear();
      window.dispatchEvent(new Event(RETURN));
    });
  });
}

/** Calls the listener each time the page has returned and its controls are as they were left. Returns a function that stops it. */
export function onPageReturn(listener: () => void): () => void {
  window.addEventListener(RETURN, listener);
  return () => window.removeEventListener(RETURN, listener);
}
