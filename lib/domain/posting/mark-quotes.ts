import type { SanitizedHtml } from '@/lib/domain/job/job';
import type { Posting } from './read-posting';
import type { Topic } from './topics';

/** What a posting says of each topic, with the id of the page element that contains each quote. */
export type QuotedPosting = ReadonlyMap<
  Topic,
  readonly { readonly id: string; readonly text: string }[]
>;

/** Whether all tags that a piece of HTML opens are closed in it, and no others. */
function isWhole(piece: string): boolean {
  const open: string[] = [];
  for (const [, closes, name = ''] of piece.matchAll(/<(\/?)(\w+)\b[^<>]*>/g)) {
    if (!closes) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** Spans must not wrap blocks. */
const BLOCK = /<(?:p|br|ul|ol|li|h3|h4)(?=[\s/>])/;

/** Wraps a sentence's HTML in an element with that id; only its first run of text if its tags reach beyond it or it contains a block. */
function wrap(piece: string, id: string): string {
  const opening = `<span id="${id}">`;
  if (isWhole(piece) && !BLOCK.test(piece)) return `${opening}${piece}</span>`;
  return piece.replace(
    /^((?:<[^<>]*>|\s)*)([^<]+)/,
    (_, before: string, text: string) => `${before}${opening}${text}</span>`,
  );
}

/** Gives every quoted sentence an id on the page. Adds nothing but `<span id>` to the sanitised HTML. */
export function markQuotes(
  html: SanitizedHtml,
  posting: Posting,
): { readonly html: SanitizedHtml; readonly posting: QuotedPosting } {
  const places = new Map([...posting.values()].flat().map(({ start, end }) => [start, end]));
  const starts = [...places.keys()].sort((a, b) => a - b);
  const idAt = (start: number) => `says-${starts.indexOf(start) + 1}`;
  let marked = '';
  let read = 0;
  for (const start of starts) {
    const end = places.get(start) ?? start;
    marked += html.slice(read, start) + wrap(html.slice(start, end), idAt(start));
    read = end;
  }
  const quoted = [...posting].map(
    ([topic, quotes]) =>
      [topic, quotes.map(({ start, text }) => ({ id: idAt(start), text }))] as const,
  );
  return { html: (marked + html.slice(read)) as SanitizedHtml, posting: new Map(quoted) };
}
