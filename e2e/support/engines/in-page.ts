/**
 * Functions that run in the page. They are sent there as text, so they use nothing from outside themselves.
 */

/** An element as a person points it out: by a selector, and by words of its label or text. */
export type Target = { readonly css: string; readonly says?: string };

export const describe = ({ css, says }: Target): string => (says ? `${css} '${says}'` : css);

/** Whether the page's elements have started (elements/site.ts, elements/home.ts), and React unless it is a document. */
export function isReady(): boolean {
  if (document.readyState !== 'complete') return false;
  if (document.querySelector('search-picker:not(:defined)')) return false;
  const header = document.querySelector<HTMLElement>('site-header');
  if (header && header.dataset.state === undefined) return false;
  return (
    document.querySelector('main[data-kind="document"]') !== null ||
    'hydrated' in document.documentElement.dataset
  );
}

/**
 * What can be read about the first visible element that is meant; null if there is none. `at` is where it can be pressed: null while it
 * moves, or something covers it.
 * @param toPress brings it into view
 */
export async function look({ css, says = '' }: Target, toPress: boolean) {
  const labelsOf = (element: HTMLInputElement) => [
    ...(element.labels ?? []),
    ...(element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)),
  ];
  const wordsOf = (element: HTMLInputElement) =>
    [element, ...labelsOf(element)]
      .map((part) => part?.textContent ?? '')
      .concat(element.getAttribute('aria-label') ?? '')
      .join(' ')
      .replace(/\s+/g, ' ');
  const boxOf = (element: Element) =>
    [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  const element = [...document.querySelectorAll<HTMLInputElement>(css)].find(
    (one) =>
      boxOf(one) &&
      one.checkVisibility({ visibilityProperty: true }) &&
      wordsOf(one).includes(says),
  );
  if (!element) return null;
  const middle = () => {
    const box = boxOf(element);
    const at = box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const hit = at && document.elementFromPoint(at.x, at.y);
    return hit && (element.contains(hit) || hit.closest('label')?.control === element) ? at : null;
  };
  /** What is about to move has moved by then: on a busy machine, time alone says nothing. A page that is not shown has no frames. */
  const twoFrames = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 2_000);
      const next = () => setTimeout(() => requestAnimationFrame(resolve), 60);
      requestAnimationFrame(next);
    });
  let at = null;
  if (toPress) {
    if (!middle()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = middle();
    await twoFrames();
    const after = middle();
    if (before && after && Math.hypot(before.x - after.x, before.y - after.y) < 1) at = after;
  }
  return {
    at,
    text: element.innerText.replace(/\s+/g, ' ').trim(),
    value: String(element.value ?? ''),
    checked: Boolean(element.checked),
    pressed: element.getAttribute('aria-pressed') === 'true',
    expanded: element.getAttribute('aria-expanded') === 'true',
    focused: document.activeElement === element,
    top: Math.round(element.getBoundingClientRect().top),
  };
}

/** Chooses an option of a list, by its first words. */
export function chooseOption(css: string, words: string): void {
  const list = document.querySelector<HTMLSelectElement>(css);
  const chosen = [...(list?.options ?? [])].find(({ text }) => text.startsWith(words));
  if (!list || !chosen) throw new Error(`No option ${words}`);
  list.focus();
  list.value = chosen.value;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}
