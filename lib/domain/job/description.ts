import { endsSentence } from './sentence-end';

const BLOCK_MARKUP =
  /<\/?(?:p|div|ul|ol|li|dl|dt|dd|h[1-6]|table|tr|td|th|br|hr|pre|blockquote|section|article)(?=[\s/>])/i;

/** Whether a description brings its own paragraphs, lists or line breaks. */
export function hasBlockMarkup(html: string): boolean {
  return BLOCK_MARKUP.test(html);
}

/** A tag, or a full stop with the closing marks and the space after it. */
const STOPS_AND_TAGS = /<\/?[a-z][^<>]*>|\.(?:["'”’)\]]|<\/[a-z][^<>]*>)*\s+/gi;
const VOID_TAG = /^<(?:img|wbr|input)\b|\/>$/i;

/** How many inline elements are open after a match inside `open` of them. */
function countOpen(open: number, found: string): number {
  const closed = found.split('</').length - 1;
  if (closed > 0) return Math.max(0, open - closed);
  return found.startsWith('<') && !VOID_TAG.test(found) ? open + 1 : open;
}

function breakLine(line: string): string[] {
  const paragraphs: string[] = [];
  let start = 0;
  let open = 0;
  for (const { 0: found, index } of line.matchAll(STOPS_AND_TAGS)) {
    open = countOpen(open, found);
    // A break within bold text or a link would cut the markup in two.
    if (found.startsWith('<') || open > 0) continue;
    const end = index + found.length;
    if (!endsSentence(line.slice(start, index), line.slice(end, end + 2))) continue;
    paragraphs.push(line.slice(start, end).trim());
    start = end;
  }
  return [...paragraphs, line.slice(start).trim()];
}

/**
 * The paragraphs of a description without block markup: one for each line, and a new one after each sentence-ending '. ' (specification,
 * section 5), but not after 'Dr.', 'St.', 'U.S.', 'e.g.' or a list's number.
 */
export function breakSentences(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap(breakLine)
    .filter((paragraph) => paragraph !== '');
}
