/**
 * One `<details>` of a name is open at a time. Browsers do that themselves since Safari 17.2, Firefox 130 and Chrome 120; before, this does.
 */
function closeOthers({ target: opened }: Event): void {
  if (!(opened instanceof HTMLDetailsElement) || !opened.open) return;
  const name = opened.getAttribute('name');
  if (!name) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open][name]'))
    if (other !== opened && other.getAttribute('name') === name) other.open = false;
}

/** Keeps one `<details>` of a name open at a time in browsers that do not. */
export function keepOneOpen(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  // The event does not bubble.
  document.addEventListener('toggle', closeOthers, true);
}
