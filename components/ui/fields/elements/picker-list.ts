import { isSameLine, type Line } from './picker-state';
import type { PICKER } from '@/components/ui/fields/attributes';
import type { SelectorOf } from '@/elements/page/attributes-of';

/** A new element with these attributes and this content. */
export function made(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

const optionId = (list: Element, index: number) => `${list.id}-${index}`;

/** Writes the options into a listbox, the chosen one selected, and those of a group under its heading. */
export function drawLines(list: HTMLElement, lines: readonly Line[], chosen: Line | null): void {
  list.hidden = lines.length === 0;
  list.replaceChildren();
  let place = list;
  lines.forEach((line, index) => {
    const { label, note, group } = line;
    if (group !== undefined && group !== lines[index - 1]?.group) {
      const heading = made('div', { 'aria-hidden': 'true' }, group);
      place = made('div', { role: 'group', 'aria-label': group }, heading);
      list.append(place);
    }
    const isChosen = String(isSameLine(line, chosen));
    const option = { id: optionId(list, index), role: 'option', 'aria-selected': isChosen };
    place.append(made('div', option, made('span', {}, label), ' ', made('span', {}, note)));
  });
}

/** Marks the option reached by the arrow keys, and scrolls it into view. Returns its id; null for none. */
export function markActive(list: HTMLElement, active: number | null): string | null {
  list
    .querySelector('[data-active]' satisfies SelectorOf<typeof PICKER>)
    ?.removeAttribute('data-active' satisfies typeof PICKER.active);
  const option = active === null ? null : document.getElementById(optionId(list, active));
  option?.setAttribute('data-active' satisfies typeof PICKER.active, '');
  option?.scrollIntoView({ block: 'nearest' });
  return option?.id ?? null;
}

/** The index of the pressed option; -1 if the press is beside them. */
export const pressedOption = (list: Element, target: Element): number =>
  [...list.querySelectorAll('[role="option"]')].findIndex((option) => option.contains(target));
