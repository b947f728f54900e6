import type { Amount, PaySentence } from './amounts';
import type { PayPurpose } from './lexicon';

/** What stands around the figures. */
export type Piece = Exclude<PaySentence[number], Amount>;

/** Whether a purpose may be part of what a week pays, unlike what is paid once or by the way. */
export const isPartOfWeek = (purpose: PayPurpose | 'base'): boolean =>
  purpose === 'base' || purpose === 'taxable' || purpose === 'taxFree' || purpose === 'stipend';

const SEPARATORS: ReadonlySet<string> = new Set([
  '+',
  ';',
  '|',
  ',',
  '.',
  '(',
  ')',
  '!',
  '=',
  '&',
  '/',
  '@',
  '[',
  ']',
]);

export const isMark = (piece: Piece | undefined, mark: string) =>
  piece?.is === 'mark' && piece.mark === mark;

export function isSeparator(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece?.is === 'joint') return true;
  if (piece?.is !== 'mark') return false;
  if (piece.mark === '-') return true;
  // '$2,310+ weekly': the least that is paid.
  if (piece.mark === '+' && at === 0 && piece.isGlued && pieces.length > 1) return false;
  return SEPARATORS.has(piece.mark);
}

export const isNaming = (piece: Piece) =>
  piece.is === 'purpose' || piece.is === 'variant' || piece.is === 'total' || piece.is === 'unit';

/** What stands between two figures: what belongs to the first, and what to the second. */
export type Gap = { readonly suffix: readonly Piece[]; readonly prefix: readonly Piece[] };

/** A bracket that says something of the figure before it: '$5,000 (sign-on)'. */
function bracketEnd(pieces: readonly Piece[], at: number): number | null {
  if (!isMark(pieces[at], '(')) return null;
  const end = pieces.findIndex((piece, place) => place > at && isMark(piece, ')'));
  return end < 0 ? null : end;
}

const isPurpose = ({ is }: Piece) => is === 'purpose';
const isBeside = (piece: Piece) => piece.is === 'joint' && piece.how === 'other';
const isIncluded = (piece: Piece | undefined) => piece?.is === 'joint' && piece.how === 'within';

/** What a figure contains is not what it is for: '$2,310 weekly (stipends included)'. */
function ownSuffix(
  suffix: readonly Piece[],
  rest: readonly Piece[],
  isLast: boolean,
): readonly Piece[] {
  const isContained =
    suffix.some(isIncluded) || (isIncluded(rest[0]) && (isLast || rest.length > 1));
  const isOf = (purpose: PayPurpose) =>
    suffix.some((piece) => piece.is === 'purpose' && piece.purpose === purpose);
  // '(taxable and tax-free combined)' says what a whole is made of.
  const isWhole = isOf('taxable') && isOf('taxFree');
  return isContained || isWhole ? suffix.filter((piece) => !isPurpose(piece)) : suffix;
}

/** 'Weekly: $2,310 Hourly rate: $22': the one unit of a gap is the next figure's, if the first figure has its own before it. */
function isOfNext(pieces: readonly Piece[]): boolean {
  const units = pieces.filter(({ is }) => is === 'unit');
  return units.length === 1 && pieces.length > 1 && isMark(pieces.at(-1), ':');
}

/** A gap without a separator: where the names of the text stand before their figures, only units belong to the first. */
function splitWhole(pieces: readonly Piece[], { isNameFirst, isUnitFirst }: GapFacts): Gap {
  if (isUnitFirst && isOfNext(pieces)) return { suffix: [], prefix: pieces };
  if (isNameFirst || pieces.some((piece) => isMark(piece, ':'))) {
    const own = pieces.findIndex(({ is }) => is !== 'unit');
    const split = own < 0 ? pieces.length : own;
    return { suffix: pieces.slice(0, split), prefix: pieces.slice(split) };
  }
  const split = pieces.at(-1)?.is === 'limit' ? pieces.length - 1 : pieces.length;
  return { suffix: pieces.slice(0, split), prefix: pieces.slice(split) };
}

export type GapFacts = {
  readonly isLast: boolean;
  readonly isNameFirst: boolean;
  /** Whether a unit stands among the names before the first figure: 'Weekly gross: $2,310'. */
  readonly isUnitFirst: boolean;
  /** Whether the figure before it stands in a bracket: '($250 bonus included)'. */
  readonly isBracketed: boolean;
};

/** Splits a gap between two figures, or behind the last. */
export function splitGap(pieces: readonly Piece[], facts: GapFacts): Gap {
  const { isLast, isBracketed } = facts;
  let at = 0;
  while (at < pieces.length && !isSeparator(pieces, at)) at += 1;
  const end = bracketEnd(pieces, at);
  if (end !== null) {
    const inside = pieces.slice(at + 1, end);
    const joint = inside.findIndex(isBeside);
    const suffix = [...pieces.slice(0, at), ...(joint < 0 ? inside : inside.slice(0, joint))];
    return { suffix: ownSuffix(suffix, [], isLast), prefix: pieces.slice(end + 1) };
  }
  if (at === pieces.length && !isLast) return splitWhole(pieces, facts);
  const prefix = pieces.slice(at);
  const suffix = pieces.slice(0, at);
  return { suffix: isBracketed ? suffix : ownSuffix(suffix, prefix, isLast), prefix };
}

const isOtherName = (piece: Piece) =>
  isNaming(piece) && !(piece.is === 'unit' && piece.unit === 'hour');
const isOnce = (piece: Piece) => piece.is === 'purpose' && !isPartOfWeek(piece.purpose);

/** '$2,150/wk sign-on $5,000': a bonus behind a unit is the next figure, if nothing else says what that is. */
export function passOn(splits: readonly Gap[]): readonly Gap[] {
  return splits.map((split, at) => {
    const next = splits[at + 1];
    const from = split.suffix.findIndex(isOnce);
    const isOpen = split.prefix.every((piece) =>
      ['-', ':', '@'].some((mark) => isMark(piece, mark)),
    );
    const isPassed =
      next &&
      from > 0 &&
      split.suffix[0]?.is === 'unit' &&
      isOpen &&
      !next.suffix.some(isOtherName);
    return isPassed
      ? { suffix: split.suffix.slice(0, from), prefix: split.suffix.slice(from) }
      : split;
  });
}

/** The last clause of what precedes a figure, or the one before it if the figure stands right behind its dash: 'Bonus - $500'. */
export function lastClause(prefix: readonly Piece[]): readonly Piece[] {
  let end = prefix.length;
  while (isMark(prefix[end - 1], '-')) end -= 1;
  let start = end;
  while (start > 0 && !isSeparator(prefix, start - 1)) start -= 1;
  return prefix.slice(start, end);
}
