import { setUnfolded } from '@/lib/client/search/filter-fold';

/** Leads the visitor to the results: moves focus to them and scrolls to their start. */
export function leadTo(results: HTMLElement | null): void {
  results?.focus({ preventScroll: true });
  results?.scrollIntoView({ block: 'start' });
}

/** The same, but without scrolling if they already start in the upper half of the screen. */
export function leadBackTo(results: HTMLElement | null): void {
  if (!results) return;
  const { top } = results.getBoundingClientRect();
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top >= header && top < window.innerHeight / 2) results.focus({ preventScroll: true });
  else leadTo(results);
}

/** 'Show 5 jobs': folds the filters away, which on a phone are above the results, and leads to these. */
export function showResults(results: HTMLElement | null): void {
  setUnfolded(false);
  leadTo(results);
}
