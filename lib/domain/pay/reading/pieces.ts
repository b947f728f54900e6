import { tidy } from '@/lib/domain/words/words';
import { ROWS, type Code } from './words';

/** The smallest part of a pay text that says something. */
export type Piece = {
  readonly code: Code;
  readonly name: string;
  /** Of money in dollars, of hours in a week. */
  readonly value: number;
};

/** Without a sign, a comma or a 'k', a number is money only beside a unit; its name is then 'bare'. */
const MONEY =
  /(?<sign>\$ ?)?(?<digits>(?!0\d)(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,2})?)(?![,.]?\d)(?<k> ?k(?![a-z\d]))?/y;
const YEAR = /^20[23]\d$/;
const KINDS = ROWS.map(({ code, name, pattern }) => ({
  code,
  name,
  finder: new RegExp(pattern, 'y'),
}));

/** One spelling of blanks, dashes and dollars, in lower case. */
const plain = (text: string): string =>
  tidy(
    text
      .normalize('NFKC')
      .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
      .replace(/[\u2010-\u2015\u2212]/g, '-'),
  )
    .toLowerCase()
    .replace(/\b(incl|approx|est|hrs?|wks?)\./g, '$1')
    .replace(/(?<=\d)-(?=(?:hr|hour|wk|week|day|shift)s?\b)|(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(/\b(?:usd|us) ?\$? ?(?=\d)/g, '$')
    .replace(/(\d) ?(?:usd|dollars)\b/g, '$1')
    .replace(/\b(\d[\d,.]{0,9}) ?\$(?! ?\d)/g, '$$$1')
    .replace(/\bbetween (\$? ?[\d,.]+) and (?=[$\d])/g, '$1 - ');

type Found = { readonly piece: Piece; readonly end: number };

function moneyAt(text: string, at: number): Found | null {
  MONEY.lastIndex = at;
  const { sign, digits, k } = MONEY.exec(text)?.groups ?? {};
  const isBare = !sign && !k && !digits?.includes(',');
  if (digits === undefined || (isBare && YEAR.test(digits))) return null;
  const value = Number(digits.replaceAll(',', '')) * (k ? 1_000 : 1);
  return {
    piece: { code: 'M', name: k ? 'k' : isBare ? 'bare' : 'signed', value },
    end: MONEY.lastIndex,
  };
}

function pieceAt(text: string, at: number): Found | null {
  for (const { code, name, finder } of KINDS) {
    finder.lastIndex = at;
    const found = finder.exec(text);
    // A product of two is the hours of a week: '3 x 12'.
    const value = found?.slice(1).reduce((product, number) => product * Number(number ?? 1), 1);
    if (value !== undefined) return { piece: { code, name, value }, end: finder.lastIndex };
  }
  return moneyAt(text, at);
}

/** The pieces of a text in their order; null if there is anything in it that is not known. */
export function toPieces(written: string): readonly Piece[] | null {
  const text = plain(written);
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    if (text.charAt(at) === ' ') at += 1;
    const found = at < text.length ? pieceAt(text, at) : null;
    if (found === null) return null;
    pieces.push(found.piece);
    at = found.end;
  }
  return pieces;
}
