/**
 * Whatever a visitor does to a page: a pointer over it, a touch, a key, focus that comes, a field filled by the browser, a
 * press by assistive technology, which is a click and nothing else, and scrolling, by the scroll bar or a screen reader's
 * gesture alone. A page scrolls by itself where somebody comes back to its middle, asked for a part of it, or comes from another page.
 * The way back may lead to another state of the same page.
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
    // What came before this script did. Not every browser tells of the last.
    const { activeElement, body } = document;
    if (activeElement !== body || window.scrollY > 0 || navigator.userActivation?.hasBeenActive)
      resolve();
  });
  return seen;
}
