/*
 * An overlay that fills a phone's screen is a step of its own in the history: the system's Back closes it and leaves the page where
 * it is. The step is gone as soon as the overlay is, however that was closed. Filters chosen in it change the address meanwhile,
 * which the entry below then takes over.
 */

/** Bears the entry below the step, by which it is known again. */
const MARK = 'belowOverlay';
/** Bears the step itself: a reload forgets the overlay, and the entry stays. */
const STEP = 'overlayStep';

const bears = (state: unknown, mark: string): boolean => Object(state)[mark] === true;
const currentAddress = () =>
  window.location.pathname + window.location.search + window.location.hash;

let overlay: { readonly close: () => void } | null = null;
/** The step on top of the history, as long as it is there. */
let step: { address: string; isBeingLeft: boolean } | null = null;

/** Writes an address that is still to be written. */
let writePending = () => {};

/**
 * An address that is written some moments after a press is written before the step is left: a change of entries in between
 * would take it for another page's.
 */
export function writeBeforeLeaving(write: () => void): void {
  writePending = write;
}

function enter(): void {
  step = { address: currentAddress(), isBeingLeft: false };
  // Who closes an overlay may be led elsewhere: the browser shall not scroll back from there.
  window.history.scrollRestoration = 'manual';
  window.history.replaceState({ ...window.history.state, [MARK]: true }, '');
  window.history.pushState({ [STEP]: true }, '');
  window.addEventListener('popstate', onPopState, true);
}

function onPopState(event: PopStateEvent): void {
  window.removeEventListener('popstate', onPopState, true);
  if (!step) return;
  if (bears(event.state, MARK)) writePending();
  const { address, isBeingLeft } = step;
  step = null;
  window.history.scrollRestoration = 'auto';
  // Somebody may have gone further back than one step.
  if (bears(event.state, MARK)) {
    // The page is what it was: nobody else has to hear of it.
    event.stopImmediatePropagation();
    window.history.replaceState(null, '', address);
  }
  // Another may have been opened while this one was on its way out.
  if (isBeingLeft) return overlay ? enter() : undefined;
  const closed = overlay;
  overlay = null;
  closed?.close();
}

/**
 * Tells that an overlay is open.
 * @param close what the system's Back does with it
 * @returns to be called once it is closed
 */
export function openOverlay(close: () => void): () => void {
  const opened = { close };
  overlay = opened;
  if (!step) enter();
  return () => {
    if (overlay !== opened) return;
    overlay = null;
    if (!step || step.isBeingLeft) return;
    // A page that was led elsewhere takes its overlay along: going back would call that off.
    if (!bears(window.history.state, STEP)) return forget();
    writePending();
    step.isBeingLeft = true;
    window.history.back();
  };
}

/** The step lies below another page by now; who comes back to it leaves it (`leaveDeadStep`). */
function forget(): void {
  step = null;
  window.removeEventListener('popstate', onPopState, true);
  window.history.scrollRestoration = 'auto';
}

/**
 * Goes back once where the page stands on the step of an overlay that is gone, after a reload or on the way back to the page:
 * else the next Back would do nothing. To be called once the page has its scripts, for Next takes over the history with them.
 */
export function leaveDeadStep(): void {
  if (step || !bears(window.history.state, STEP)) return;
  step = { address: currentAddress(), isBeingLeft: true };
  window.addEventListener('popstate', onPopState, true);
  window.history.back();
}

/** Replaces the address, of an overlay's step too. */
export function replaceAddress(address: string): void {
  if (step) step.address = address;
  // The mark of a step stays with it.
  const isStep = bears(window.history.state, STEP);
  window.history.replaceState(isStep ? { [STEP]: true } : null, '', address);
}
