/*
 * Back and Forward may show a page as it was left, from the browser's back/forward cache. Safari then resets every control whose
 * `autocomplete` is off, in a task after `pageshow`, and fails the requests that were under way when the page was left. So what a page does
 * on its return waits for the event below, which comes one task later.
 */

/** A window event, because two script bundles share the page. */
const RETURN = 'page-return';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reads a control, and returns a function that writes the same state again. */
function keep(control: Control): () => void {
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    const { checked } = control;
    return () => {
      if (control.checked !== checked) control.checked = checked;
    };
  }
  const { value } = control;
  return () => {
    // Writing the same text would still move the caret.
    if (control.value !== value) control.value = value;
  };
}

/**
 * Writes the state of all controls again when the page returns, then fires the event for `onPageReturn`. To be called once for each page:
 * elements/site.ts does.
 */
export function keepControls(): void {
  let kept: readonly (() => void)[] = [];
  window.addEventListener('pagehide', () => {
    const controls = document.querySelectorAll<Control>('input, select, textarea');
    kept = [...controls].filter(({ type }) => type !== 'file').map(keep);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    setTimeout(() => {
      for (const write of kept) write();
      window.dispatchEvent(new Event(RETURN));
    });
  });
}

/** Calls the listener each time the page has returned and its controls are as they were left. Returns a function that stops it. */
export function onPageReturn(listener: () => void): () => void {
  window.addEventListener(RETURN, listener);
  return () => window.removeEventListener(RETURN, listener);
}
