import { ownValue } from '@/lib/domain/basics/own-value';
import type { TEMPLATE } from '@/components/saved/attributes';
import type { TEMPLATE_HREF } from '@/components/ui/actions/attributes';

const HREF = 'data-href' satisfies typeof TEMPLATE_HREF;
/** The `{name}` of a template. */
const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * A copy of a template of the page, with its placeholders filled in. A paragraph whose only text would be empty is left out.
 * @param texts by the names of the placeholders
 */
export function filled(template: Element, texts: Readonly<Record<string, string>>): HTMLElement {
  const copy = template.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-template' satisfies typeof TEMPLATE);
  const say = (text: string) =>
    text.replace(PLACEHOLDER, (all, name: string) => ownValue(texts, name) ?? all);
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes])
      if (value.includes('{')) element.setAttribute(name === HREF ? 'href' : name, say(value));
    for (const node of [...element.childNodes]) {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.includes('{')) continue;
      node.nodeValue = say(node.nodeValue);
      if (node.nodeValue === '') element.closest('p')?.remove();
    }
  }
  return copy;
}
