/**
 * Anything a visitor does to a page: moves a pointer over it, touches it, presses a key, moves the focus, lets the browser fill a field,
 * presses by assistive technology (which sends only a click), or scrolls, which the scroll bar or a screen reader's gesture does without
 * any other event. A page also scrolls by itself when it is restored in its middle, opened at a fragment, or reached from another page.
 * Back may lead to another state of the same page.
 */
const SIGNS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'click',
  'dragenter',
  'wheel',
  'scroll',
  'popstate',
];

let seen: Promise<void> | undefined;

/** Settles at the first input to this document. */
export function firstInput(): Promise<void> {
  seen ??= new Promise((resolve) => {
    for (const sign of SIGNS) {
      window.addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
    }
    // Input from before this script ran. Not every browser has `userActivation`.
    const { activeElement, body } = document;
    if (activeElement !== body || window.scrollY > 0 || navigator.userActivation?.hasBeenActive)
      resolve();
  });
  return seen;
}
