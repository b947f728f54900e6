import { isSameLine, type Line } from './picker-state';
import type { PICKER } from '@/components/ui/fields/attributes';
import type { SelectorOf } from '@/elements/page/attributes-of';

/** Adjacent lines of one group, under a heading or none. */
function groupsOf(lines: readonly Line[]) {
  const groups: { readonly label: string | undefined; readonly lines: Line[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && last.label === line.group) last.lines.push(line);
    else groups.push({ label: line.group, lines: [line] });
  }
  return groups;
}

function make(attributes: Readonly<Record<string, string>>, ...content: (Node | string)[]) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

function text(words: string) {
  const span = document.createElement('span');
  span.textContent = words;
  return span;
}

const optionId = (list: Element, index: number) => `${list.id}-${index}`;

/** Writes the options into a listbox, the chosen one selected. */
export function drawLines(list: HTMLElement, lines: readonly Line[], chosen: Line | null): void {
  let index = 0;
  const optionOf = (line: Line) =>
    make(
      {
        id: optionId(list, index++),
        role: 'option',
        'aria-selected': String(isSameLine(line, chosen)),
      },
      text(line.label),
      ' ',
      text(line.note),
    );
  list.hidden = lines.length === 0;
  list.replaceChildren(
    ...groupsOf(lines).flatMap((group) => {
      const options = group.lines.map(optionOf);
      if (group.label === undefined) return options;
      const heading = make({ 'aria-hidden': 'true' }, group.label);
      return [make({ role: 'group', 'aria-label': group.label }, heading, ...options)];
    }),
  );
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

/** The index of the pressed option; null if the press is beside them. */
export function pressedOption(list: Element, target: EventTarget | null): number | null {
  const option = target instanceof Element ? target.closest('[role="option"]') : null;
  return option ? [...list.querySelectorAll('[role="option"]')].indexOf(option) : null;
}
