import type { SAVED_LISTS } from '@/components/saved-page/attributes';

/** The `{name}` of a template. */
const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * A copy of a template of the page, with its placeholders filled in. A line whose only text would be empty is left out.
 * @param texts by the names of the placeholders
 */
export function filled(template: Element, texts: Readonly<Record<string, string>>): HTMLElement {
  const copy = template.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-template' satisfies typeof SAVED_LISTS.template);
  const say = (text: string) =>
    text.replace(PLACEHOLDER, (all, name: string) => texts[name] ?? all);
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes])
      if (value.includes('{')) element.setAttribute(name, say(value));
    for (const node of [...element.childNodes]) {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.includes('{')) continue;
      node.nodeValue = say(node.nodeValue);
      if (node.nodeValue === '') element.closest('li, p')?.remove();
    }
  }
  return copy;
}

/** A row of a list: its identity, what decides on how it looks, and how it is made. */
export type Row = {
  readonly key: string;
  readonly look: string;
  readonly make: () => HTMLElement;
};

const made = new WeakMap<Element, Pick<Row, 'key' | 'look'>>();
const controlsOf = (item: Element) => [...item.querySelectorAll<HTMLElement>('a, button, input')];

/** Shows these rows and no others. An item stays as long as its row looks the same: focus and a translator's words stay with it. */
export function showRows(list: Element, rows: readonly Row[]): void {
  const before = [...list.children];
  const items = rows.map(({ key, look, make }) => {
    const known = before.find((item) => made.get(item)?.key === key);
    if (known && made.get(known)?.look === look) return known;
    const item = make();
    made.set(item, { key, look });
    if (known) replace(known, item);
    return item;
  });
  for (const item of [...list.children]) if (!items.includes(item as HTMLElement)) item.remove();
  for (const [at, item] of items.entries())
    if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
}

/** Focus moves to the control of the same name. */
function replace(known: Element, item: Element): void {
  const focused = controlsOf(known).find((control) => control === document.activeElement);
  known.replaceWith(item);
  controlsOf(item)
    .find((control) => control.textContent === focused?.textContent)
    ?.focus();
}
