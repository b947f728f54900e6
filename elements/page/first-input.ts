/**
 * Events that show that a visitor uses the page. Some are the only event of an action: 'click' of a press by assistive technology, 'input'
 * of a field that the browser fills, 'scroll' of the scroll bar or a screen reader's gesture, 'popstate' of Back to another state of the
 * same page. A page also scrolls by itself when it is restored in its middle, opened at a fragment, or reached from another page.
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
