import type { SAVED_LISTS } from '@/components/saved-page/attributes';
import type { SelectorOf } from '@/elements/page/attributes-of';

/** A row of a list: its identity, what decides on how it looks, how it is made, and what its button does. */
export type Row = {
  readonly key: string;
  readonly look: string;
  readonly make: () => HTMLElement;
  readonly press: () => void;
};

const made = new WeakMap<Element, Row>();
const controlsOf = (item: Element) => [...item.querySelectorAll<HTMLElement>('a, button, input')];

/** The identity of a row, by its item or something in it. */
export const keyOf = (part: Element): string => made.get(part.closest('li') ?? part)?.key ?? '';

const itemsIn = (lists: Element) => [...lists.querySelectorAll('section > ul > li')];

/** The item of a row, wherever it is listed. */
export const itemIn = (lists: Element, key: string): Element | undefined =>
  itemsIn(lists).find((item) => keyOf(item) === key);

/** Draws rows without moving the first on the screen: a browser holds a page that is scrolled to an item, but not to one in its place. */
export function holdingStill(lists: Element, draw: () => void): void {
  const top = (item: Element) => item.getBoundingClientRect().top;
  const held = window.scrollY > 0 && itemsIn(lists).find((item) => top(item) >= 0);
  const before = held && top(held);
  draw();
  const now = held && itemIn(lists, keyOf(held));
  if (now && now !== held) window.scrollBy(0, top(now) - Number(before));
}

/** Shows these rows in a section and no others. An item stays as long as its row looks the same: focus and a translator's words stay with it. */
export function showRows(section: HTMLElement | null, rows: readonly Row[]): void {
  const list = section?.querySelector(':scope > ul');
  if (!section || !list) return;
  const before = [...list.children];
  const items = rows.map((row) => itemOf(row, before));
  for (const item of before) if (!items.includes(item)) item.remove();
  for (const [at, item] of items.entries())
    if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
  section.hidden = rows.length === 0;
  write(
    section.querySelector("[data-part='count']" satisfies SelectorOf<typeof SAVED_LISTS>),
    `(${rows.length})`,
  );
}

/** One of those before, or a new one in its place: focus moves to the control of the same name. */
function itemOf(row: Row, before: readonly Element[]): Element {
  const known = before.find((item) => made.get(item)?.key === row.key);
  if (known && made.get(known)?.look === row.look) return known;
  const item = row.make();
  made.set(item, row);
  item.querySelector('button')?.addEventListener('click', row.press);
  if (!known) return item;
  const focused = controlsOf(known).find((control) => control === document.activeElement);
  known.replaceWith(item);
  if (focused)
    controlsOf(item)
      .find(({ textContent }) => textContent === focused.textContent)
      ?.focus();
  return item;
}

const written = new WeakMap<Element, string>();

/** Writes a text only if it is another than it wrote last: what a translator made of that stays. */
export function write(element: Element | null | undefined, text: string): void {
  if (!element || written.get(element) === text) return;
  written.set(element, text);
  element.textContent = text;
}

/** Disables a button, which keeps its focus. */
export function disable(button: Element, isDisabled: boolean): void {
  if (isDisabled) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}
