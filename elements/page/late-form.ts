import type { WAITS } from '@/components/fields/attributes';
import type { SelectorOf } from './attributes-of';

/** How long a form's own scripts may take before the visitor is told whom to call instead. */
export const PATIENCE_MS = 12_000;

/**
 * A form whose scripts have not arrived shows what its page shows without any: phone and email. It is added to the end of the form, which
 * React leaves alone, and is removed as soon as the form responds.
 */
export function helpLateForm(): void {
  const button = document.querySelector<HTMLButtonElement>(
    'form [data-waits]' satisfies SelectorOf<typeof WAITS>,
  );
  if (!button) return;
  const help = document.createElement('div');
  help.setAttribute('role', 'status');
  const timer = setTimeout(() => {
    button.form?.append(help);
    // To a browser with scripts, this is text.
    help.innerHTML = document.querySelector('main noscript')?.textContent ?? '';
  }, PATIENCE_MS);
  new MutationObserver(() => {
    clearTimeout(timer);
    help.remove();
  }).observe(button, { attributeFilter: ['data-waits' satisfies typeof WAITS] });
}
