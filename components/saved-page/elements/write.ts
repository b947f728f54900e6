const written = new WeakMap<Element, string>();

/** Writes a text only if it is another than it wrote last: what a translator made of that stays. */
export function write(element: Element | null | undefined, text: string): void {
  if (!element || written.get(element) === text) return;
  written.set(element, text);
  element.textContent = text;
}
