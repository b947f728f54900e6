/** Leads the visitor to the results: focus goes into them, and they are in view from their beginning. */
export function leadTo(results: HTMLElement | null): void {
  results?.focus({ preventScroll: true });
  results?.scrollIntoView({ block: 'start' });
}

/** The same, without a scroll where they begin in the upper half of the screen already. */
export function leadBackTo(results: HTMLElement | null): void {
  if (!results) return;
  const { top } = results.getBoundingClientRect();
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top >= header && top < window.innerHeight / 2) results.focus({ preventScroll: true });
  else leadTo(results);
}
