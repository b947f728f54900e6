import { tidy } from '@/lib/domain/words/words';

/** The smallest pieces of a pay text: a number, a word in lower case, or any other sign. */
export type Token = {
  readonly is: 'number' | 'word' | 'mark';
  /** In lower case. */
  readonly text: string;
  readonly written: string;
  /** Whether no blank stands before it. */
  readonly isGlued: boolean;
};

const UNSEEN = /[\u200B-\u200D\u2060\uFEFF]/g;
const DASHES = /[\u2010-\u2015\u2212\u2192]/g;
const TIMES = /[\u00D7*]/g;
const PIECE = /\d+(?:,\d{3})*(?:\.\d+)?|[a-z]+|[^\sa-z\d]/gi;
/** '2 310': a blank that separates thousands, as some keyboards and number formats write it. */
const BLANK_THOUSANDS = /(?<![\d.,])(\d{1,2}) (\d{3})(?![\d,]|\.\d{3})/g;
/** '12-hr', '13-week'. */
const HYPHENATED = /(?<=\d)-(?=(?:hr|hour|wk|week|day|shift|month|mile|yr|year)s?\b)/gi;
/** Days of the calendar and telephone numbers: no money. */
const DATE_OR_PHONE =
  /(?<![\d$,.])(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{3}[-.]\d{3}[-.]\d{4})(?![\d,.]\d|\d)/g;

/** Stands for a day or a telephone number; no text has it, because NFKC writes it as three dots. */
export const DATE = '…';

/** '2,1k': a comma that separates decimals. */
const COMMA_DECIMALS = /(?<=\d),(?=\d{1,2} ?k\b)/gi;

/** One spelling of blanks, dashes, digits and signs. */
export const plain = (text: string): string =>
  tidy(
    text
      .normalize('NFKC')
      .replace(UNSEEN, '')
      .replace(DASHES, '-')
      .replace(TIMES, ' x ')
      .replace(/≈/g, '~')
      .replace(/_/g, ' ')
      .replace(HYPHENATED, ' ')
      .replace(DATE_OR_PHONE, ` ${DATE} `),
  )
    .replace(BLANK_THOUSANDS, '$1,$2')
    .replace(COMMA_DECIMALS, '.');

const isWord = (token: Token | undefined): boolean => token?.is === 'word';

/** The pieces of a text, in their order. A hyphen or '&' within a word is left out: 'sign-on' is 'sign', 'on'. */
export function toTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const said = plain(text);
  let end = 0;
  for (const { 0: piece, index } of said.matchAll(PIECE)) {
    const isGlued = index === end;
    end = index + piece.length;
    const isWithinWord =
      isGlued && isWord(tokens.at(-1)) && /[a-z]/i.test(said.charAt(end)) && /[-&]/.test(piece);
    if (isWithinWord) continue;
    const is = /\d/.test(piece) ? 'number' : /[a-z]/i.test(piece) ? 'word' : 'mark';
    tokens.push({ is, text: piece.toLowerCase(), written: piece, isGlued });
  }
  return tokens;
}

/** '2,310.50' as a number; '2.310' is two thousand, because dollars have no third decimal. */
export function toNumber(text: string): number {
  const digits = text.replaceAll(',', '');
  const number = Number(/^\d{1,3}\.\d{3}$/.test(digits) ? digits.replace('.', '') : digits);
  return Number.isFinite(number) ? number : 0;
}
