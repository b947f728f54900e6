import { endsSentence } from '@/lib/domain/job/sentence-end';
import { plainText } from './plain-text';

/** A sentence of a description: what it says, and its position in the HTML. */
export type Sentence = {
  readonly text: string;
  /** Offsets into the HTML; between them may be inline tags that open or close outside. */
  readonly start: number;
  readonly end: number;
  /** Position of its block (paragraph, list item, line), counted from 0. */
  readonly block: number;
  /** Introduces what follows: a title, or a paragraph in bold. */
  readonly isHeading: boolean;
  /** Names what follows and says nothing itself: an h3, an h4, or a line that ends in a colon. */
  readonly isTitle: boolean;
};

type Block = Pick<Sentence, 'start' | 'end' | 'isHeading' | 'isTitle'>;

const BLOCK_TAG = /<(\/?)(p|br|ul|ol|li|h3|h4)(?=[\s/>])[^<>]*>/g;
const ENDS_IN_COLON = /:(?:<[^<>]*>|\s)*$/;
const BOLD_ALONE = /^\s*<strong>[^<]*<\/strong>:?\s*$/;
/** A tag, which ends nothing; else what may end a sentence, with the space after it. */
const BORDER = /<[^<>]*>|(?<![.!?…])([.!?…]+)(?:["'”’)\]]|<\/[a-z]+>)*\s+|\s[|·]\s+|[•▪●]/g;

function* blocksOf(html: string): Generator<Block> {
  let start = 0;
  let opened = '';
  const block = (end: number): Block => {
    const slice = html.slice(start, end);
    const isTitle = opened === 'h3' || opened === 'h4' || ENDS_IN_COLON.test(slice);
    return { start, end, isTitle, isHeading: isTitle || BOLD_ALONE.test(slice) };
  };
  for (const { 0: tag, 1: closes, 2: name = '', index } of html.matchAll(BLOCK_TAG)) {
    if (index > start) yield block(index);
    start = index + tag.length;
    opened = closes ? '' : name;
  }
  yield block(html.length);
}

/** Where the sentences of one block end and begin: pairs of offsets. */
function* piecesOf(
  html: string,
  { start: from, end }: Block,
): Generator<readonly [number, number]> {
  const slice = html.slice(from, end);
  let start = 0;
  for (const { 0: found, 1: stop, index } of slice.matchAll(BORDER)) {
    if (found.startsWith('<')) continue;
    const next = index + found.length;
    if (stop === '.' && !endsSentence(slice.slice(start, index), slice.slice(next, next + 2)))
      continue;
    // The mark stays with its sentence; the space and the bullet do not.
    yield [from + start, from + (stop ? next : index)];
    start = next;
  }
  yield [from + start, end];
}

/** The sentences of sanitised HTML in their order. Line breaks, list items and bullets end one too. */
export function* sentencesOf(html: string): Generator<Sentence> {
  let count = -1;
  for (const block of blocksOf(html)) {
    count += 1;
    const { isHeading, isTitle } = block;
    for (const [from, to] of piecesOf(html, block)) {
      const raw = html.slice(from, to);
      const lead = /^(?:\s|[-–—*•▪●·]\s)*/.exec(raw)?.[0].length ?? 0;
      const start = from + lead;
      const end = from + raw.trimEnd().length;
      const text = start < end ? plainText(html.slice(start, end)) : '';
      if (text) yield { text, start, end, block: count, isHeading, isTitle };
    }
  }
}
