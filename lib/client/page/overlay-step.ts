import { ownValue } from '@/lib/domain/basics/own-value';

/*
 * An overlay that fills a phone's screen is a step of its own in the history: the system's Back closes it and leaves the page where it is.
 * Closing the overlay in any way removes the step. If filters chosen in the overlay changed the address, the entry below takes over the
 * new one.
 */

/** Marks the entry below the step, so that it can be recognized. */
const MARK = 'belowOverlay';
/** Marks the step itself: a reload forgets the overlay, but the entry remains. */
const STEP = 'overlayStep';

const bears = (state: unknown, mark: string): boolean => ownValue(Object(state), mark) === true;
const currentAddress = () =>
  window.location.pathname + window.location.search + window.location.hash;

let overlay: { readonly close: () => void } | null = null;
/** The step on top of the history, while it exists. */
let step: { address: string; isBeingLeft: boolean } | null = null;

/** Until then, the browser does not restore positions. */
let restoring: number | undefined;

/** Writes an address that is still pending. */
let writePending = () => {};

/**
 * Sets the function that writes a pending address, which happens some moments after a press. It is called before the step is left, because
 * a later write would change another history entry.
 */
export function writeBeforeLeaving(write: () => void): void {
  writePending = write;
}

function enter(): void {
  step = { address: currentAddress(), isBeingLeft: false };
  // Closing an overlay may lead elsewhere on the page: the browser must not scroll back from there.
  window.clearTimeout(restoring);
  window.history.scrollRestoration = 'manual';
  window.history.replaceState({ ...window.history.state, [MARK]: true }, '');
  window.history.pushState({ [STEP]: true }, '');
  window.addEventListener('popstate', onPopState, true);
}

/** Later, because Safari restores the position only after `popstate`. */
function restoreScrollAgain(): void {
  window.clearTimeout(restoring);
  restoring = window.setTimeout(() => {
    window.history.scrollRestoration = 'auto';
  });
}

function onPopState(event: PopStateEvent): void {
  window.removeEventListener('popstate', onPopState, true);
  if (!step) return;
  if (bears(event.state, MARK)) writePending();
  const { address, isBeingLeft } = step;
  restoreScrollAgain();
  // The visitor may have gone back further than one step.
  if (bears(event.state, MARK)) {
    // The page is unchanged: no other listener has to hear of it.
    event.stopImmediatePropagation();
    window.history.replaceState(null, '', address);
  }
  step = null;
  // Another overlay may have been opened while this step was being left.
  if (isBeingLeft) return overlay ? enter() : undefined;
  const closed = overlay;
  overlay = null;
  closed?.close();
}

/**
 * Registers an open overlay.
 * @param close called by the system's Back
 * @returns a function to call once it is closed
 */
export function openOverlay(close: () => void): () => void {
  const opened = { close };
  overlay = opened;
  if (!step) enter();
  return () => {
    if (overlay !== opened) return;
    overlay = null;
    if (!step || step.isBeingLeft) return;
    // The page has navigated elsewhere, overlay included: going back would cancel that.
    if (!bears(window.history.state, STEP)) return forget();
    writePending();
    step.isBeingLeft = true;
    window.history.back();
  };
}

/** The step is below another page by now; on return to it, `leaveDeadStep` leaves it. */
function forget(): void {
  step = null;
  window.removeEventListener('popstate', onPopState, true);
  restoreScrollAgain();
}

/**
 * Goes back once if the page is on the step of an overlay that is gone, after a reload or on return to the page. Otherwise the next Back
 * would do nothing. Call it after the page's scripts have started, because Next takes over the history then.
 */
export function leaveDeadStep(): void {
  if (step || !bears(window.history.state, STEP)) return;
  step = { address: currentAddress(), isBeingLeft: true };
  window.addEventListener('popstate', onPopState, true);
  window.history.back();
}

/** The page's query string: while a step is being left, the address may still be the one from before it. */
export const pageSearch = (): string =>
  (step ? new URL(step.address, window.location.href) : window.location).search.slice(1);

/** Replaces the address, including that of an overlay's step. */
export function replaceAddress(address: string): void {
  if (step) step.address = address;
  // A step keeps its mark.
  const isStep = bears(window.history.state, STEP);
  window.history.replaceState(isStep ? { [STEP]: true } : null, '', address);
}
