/** What a hosted form can request of the page around it. */
export type HostedMessage =
  { readonly kind: 'height'; readonly px: number } | { readonly kind: 'scroll-to-top' };

/** The names hosts use for the two, in lowercase letters only; the specification leaves their spelling open. */
const HEIGHT_NAMES = new Set(['resize', 'resizeiframe', 'iframeresize', 'setheight', 'height']);
const SCROLL_NAMES = new Set(['scrolltotop', 'scrolltop']);

const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[^a-z]/gi, '').toLowerCase() : '';

/**
 * Reads a posted message; null if it is neither of the two. The caller has already checked the sender.
 * `{ type: 'resize', height: 840 }`, the same as JSON text, `{ type: 'scrollToTop' }` or the name alone.
 */
export function readHostedMessage(data: unknown): HostedMessage | null {
  const message = typeof data === 'string' ? parse(data) : data;
  if (typeof message === 'string') return asked(nameOf(message), null);
  if (typeof message !== 'object' || message === null) return null;
  return asked(nameOf(Reflect.get(message, 'type')), Reflect.get(message, 'height'));
}

function asked(name: string, height: unknown): HostedMessage | null {
  if (SCROLL_NAMES.has(name)) return { kind: 'scroll-to-top' };
  const isHeight = typeof height === 'number' && Number.isFinite(height) && height > 0;
  return HEIGHT_NAMES.has(name) && isHeight ? { kind: 'height', px: height } : null;
}

/** The parsed value of JSON text; other text unchanged. Longer texts are ignored. */
function parse(text: string): unknown {
  if (text.length > 1_000) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
