/** Ends of blocks: where a description may be cut without breaking a sentence. */
const BLOCK_END = /^<\/(?:p|ul|ol|li|h3|h4)>$/;
const TOKENS = /<[^<>]*>|[^<]+/g;

/**
 * Sanitised HTML of at most `max` characters, cut after a block, with open tags closed. A single block longer than that is cut after a
 * word.
 */
export function cutHtml(html: string, max: number): string {
  if (html.length <= max) return html;
  const open: string[] = [];
  let best = '';
  let afterWord = '';
  for (const { 0: token, index } of html.matchAll(TOKENS)) {
    const closing = open.map((tag) => `</${tag}>`).join('');
    if (!token.startsWith('<')) {
      afterWord =
        cutText(html, {
          from: index,
          to: index + token.length,
          room: max - closing.length,
          closing,
        }) ?? afterWord;
    } else if (token.startsWith('</')) open.shift();
    else if (!token.endsWith('/>')) open.unshift(/^<(\w+)/.exec(token)?.[1] ?? '');
    const end = index + token.length;
    const candidate = html.slice(0, end) + open.map((tag) => `</${tag}>`).join('');
    if (BLOCK_END.test(token) && candidate.length <= max) best = candidate;
    if (end > max) break;
  }
  return best || afterWord;
}

type Piece = {
  readonly from: number;
  readonly to: number;
  readonly room: number;
  readonly closing: string;
};

/** The HTML up to the last word of this piece of text that fits; null if the piece begins after the limit. */
function cutText(html: string, { from, to, room, closing }: Piece): string | null {
  if (to <= room) return html.slice(0, to) + closing;
  if (from >= room) return null;
  const whole = html
    .slice(from, room)
    .replace(/(?<!\s)\s+\S*$/, '')
    .replace(/&#?\w*$/, '');
  return html.slice(0, from) + whole + closing;
}
