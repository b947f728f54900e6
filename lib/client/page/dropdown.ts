import { BLUR_CLOSE_MS, BREAKPOINTS } from '@/lib/config/browser-limits/layout';
import { isComposing } from './is-composing';
import { openOverlay } from './overlay-step';

/** On such a screen a list of options is a modal dialog. */
export const smallScreen = (): MediaQueryList =>
  window.matchMedia(`(max-width: ${BREAKPOINTS.pageMobileMax}px)`);

/** The key that a list of options answers; '' from a keyboard that composes its text. */
export const keyOf = (event: KeyboardEvent): string => (isComposing(event) ? '' : event.key);

/**
 * Where a key leads in a list of options; undefined if the list does not answer it.
 * @param at the option that has the focus or is active; -1 for the search field above them
 * @param isInList whether Home and End are the list's: in the field they belong to the text
 * @returns an index, which may lie before the first option or after the last
 */
export function optionAfter(
  key: string,
  at: number,
  count: number,
  isInList: boolean,
): number | undefined {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (isInList && key === 'Home') return 0;
  return isInList && key === 'End' ? count - 1 : undefined;
}

/**
 * How a field's list of options closes by itself: some moments after the focus has left both, and by the system's Back.
 * @param page says how long the list stays open without the focus
 * @param close closes the list; by Back, the focus returns to the field
 */
export function dropdown(page: keyof typeof BLUR_CLOSE_MS, close: (returnsFocus: boolean) => void) {
  let closing: number | undefined;
  let leaveStep = () => {};
  const stay = () => window.clearTimeout(closing);
  return {
    /** The focus is in the field or its list. */
    stay,
    /** The focus has left both. */
    leave: () => {
      closing = window.setTimeout(() => close(false), BLUR_CLOSE_MS[page]);
    },
    /** Shows the list as a modal dialog. */
    fill: (dialog: HTMLDialogElement) => {
      dialog.showModal();
      leaveStep = openOverlay(() => close(true));
    },
    /** The list is closed, or gone from the page. */
    end: () => {
      stay();
      leaveStep();
    },
  };
}
