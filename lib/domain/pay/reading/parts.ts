import type { PayUnit } from '@/lib/domain/job/job';
import type { Amount, PaySentence } from './amounts';
import {
  isMark,
  isNaming,
  isSeparator,
  lastClause,
  passOn,
  splitGap,
  type Gap,
  type Piece,
} from './gaps';
import type { PayLimit, PayPurpose } from './lexicon';

/** A figure of a pay text with everything that is said of it. */
export type PayPart = {
  readonly min: number;
  readonly max: number;
  /** As the text writes it; null if it is better written anew. */
  readonly said: string | null;
  readonly unit: PayUnit | null;
  readonly purpose: PayPurpose | 'base';
  /** What the site calls its purpose; null for base pay and for what is not shown. */
  readonly words: string | null;
  readonly limit: PayLimit | null;
  readonly isTotal: boolean;
  /** One of several rates, as for days and for nights. */
  readonly isVariant: boolean;
  /** Weeks that the figure is named to be for. */
  readonly weeks: number | null;
  /** How it follows the figure before it. */
  readonly how: 'first' | 'plus' | 'within' | 'or' | 'slash' | 'other';
};

/** Generic words count only if nothing says more: a 'tax-free stipend' is tax-free, a 'retention bonus' is for retention. */
const RANKS: readonly PayPurpose[] = ['taxable', 'other', 'stipend', 'taxFree'];
const rank = (purpose: PayPurpose) => {
  const at = RANKS.indexOf(purpose);
  return at < 0 ? RANKS.length : at;
};

type Purpose = Extract<Piece, { is: 'purpose' }>;

const RATES: ReadonlySet<PayPurpose> = new Set(['overtime', 'callBack', 'holiday']);

/**
 * 'Travel' and 'per diem' are kinds of job, too: beside rates for local jobs, and with the unit of such a job's pay. Overtime is not paid by
 * the week: '$2,300 weekly, OT available'.
 */
const isBeside = ({ isWeak, purpose }: Purpose, unit: PayUnit | null, hasVariants: boolean) =>
  (isWeak === true && (unit === 'week' || hasVariants)) ||
  (purpose === 'perDiem' && unit === 'hour') ||
  (RATES.has(purpose) && unit === 'week');

function purposeIn(
  pieces: readonly Piece[],
  unit: PayUnit | null,
  hasVariants: boolean,
): Purpose | null {
  let found: Purpose | null = null;
  for (const piece of pieces) {
    if (piece.is !== 'purpose' || isBeside(piece, unit, hasVariants)) continue;
    if (!found || rank(piece.purpose) > rank(found.purpose)) found = piece;
  }
  return found;
}

function howOf(prefix: readonly Piece[], isFirst: boolean): PayPart['how'] {
  if (isFirst) return 'first';
  let how: PayPart['how'] = 'other';
  for (const piece of prefix) {
    if (piece.is === 'joint' && piece.how !== 'and') how = piece.how;
    if (isMark(piece, '+') || isMark(piece, '&')) how = 'plus';
    if (isMark(piece, '(') || isMark(piece, ':')) how = 'within';
    if (isMark(piece, '/')) how = 'slash';
    if (piece.is === 'joint' && piece.how === 'and') how = 'plus';
  }
  return how;
}

function limitIn(pieces: readonly Piece[], isSuffix: boolean): PayLimit | null {
  for (const piece of pieces) {
    if (piece.is === 'limit') return piece.limit;
    if (isSuffix && isMark(piece, '+')) return 'from';
  }
  return isMark(pieces.at(-1), '~') ? 'about' : null;
}

const unitIn = (pieces: readonly Piece[]): PayUnit | null =>
  pieces.find((piece) => piece.is === 'unit')?.unit ?? null;

/** The least and the most of an amount: '$0 - $2,000' names no least. */
function boundsOf({ min, max, said }: Amount, limit: PayLimit | null, isMore: boolean) {
  if (min === 0) return { min: max, max, said: null, limit: 'upTo' as const };
  return { min, max, said, limit: min < max && limit === 'from' && !isMore ? null : limit };
}

function toPart(amount: Amount, { prefix }: Gap, { suffix }: Gap, facts: Facts): PayPart {
  const clause = lastClause(prefix);
  const unit = unitIn(suffix) ?? unitIn(clause.toReversed());
  const purpose =
    purposeIn(suffix, unit, facts.hasVariants) ?? purposeIn(clause, unit, facts.hasVariants);
  const all = [...clause, ...suffix];
  const limit = limitIn(suffix, true) ?? limitIn(clause, false);
  const spans = suffix.flatMap((piece) =>
    piece.is === 'span' && piece.weeks ? [piece.weeks] : [],
  );
  return {
    ...boundsOf(amount, limit, isMark(suffix[0], '+')),
    unit,
    purpose: purpose?.purpose ?? 'base',
    words: purpose?.words ?? null,
    isTotal: all.some(({ is }) => is === 'total') || isMark(prefix.at(-1), '='),
    isVariant: all.some((piece) => piece.is === 'variant' || (piece.is === 'purpose' && !purpose)),
    weeks: spans[0] ?? null,
    how: howOf(prefix, facts.isFirst),
  };
}

type Facts = { readonly isFirst: boolean; readonly hasVariants: boolean };

/** The figures of a text as parts, and the units that belong to none of them. */
export function toParts(sentence: PaySentence): {
  readonly parts: readonly PayPart[];
  readonly loose: readonly PayUnit[];
  /** The unit that heads the text: 'Weekly: $800 taxable, $1,400 tax-free'. */
  readonly heading: PayUnit | null;
} {
  const amounts: Amount[] = [];
  const gaps: Piece[][] = [[]];
  for (const item of sentence) {
    if (item.is === 'amount') {
      amounts.push(item);
      gaps.push([]);
    } else gaps.at(-1)?.push(item);
  }
  const [lead = []] = gaps;
  const isNameFirst = lead.some(isNaming) && !isSeparator(lead, lead.length - 1);
  const splits = passOn(
    gaps.map((gap, at): Gap =>
      at === 0
        ? { suffix: [], prefix: gap }
        : splitGap(gap, {
            isLast: at === gaps.length - 1,
            isNameFirst,
            isUnitFirst: isNameFirst && unitIn(lead) !== null,
            isBracketed: isMark(gaps[at - 1]?.at(-1), '('),
          }),
    ),
  );
  const hasVariants = sentence.some(({ is }) => is === 'variant');
  const parts = amounts.map((amount, at) =>
    toPart(amount, splits[at] ?? NONE, splits[at + 1] ?? NONE, { isFirst: at === 0, hasVariants }),
  );
  const tail = splits.at(-1)?.prefix ?? [];
  const isPaid = tail.some((piece) => piece.is === 'joint' && piece.how === 'other');
  const loose = isPaid ? [] : tail.flatMap((piece) => (piece.is === 'unit' ? [piece.unit] : []));
  const isHeading =
    isMark(lead.at(-1), ':') &&
    !gaps.slice(1).some((gap) => gap.some((piece) => isMark(piece, ':')));
  return { parts: withEnds(parts), loose, heading: isHeading ? unitIn(lead) : null };
}

const NONE: Gap = { suffix: [], prefix: [] };

/** 'Min $2,100 Max $2,300' is one range. */
function withEnds(parts: readonly PayPart[]): readonly PayPart[] {
  return parts.flatMap((part, at) => {
    const [before, next] = [parts[at - 1], parts[at + 1]];
    if (before && isRange(before, part)) return [];
    return next && isRange(part, next)
      ? [{ ...part, max: next.max, unit: part.unit ?? next.unit, said: null, limit: null }]
      : [part];
  });
}

/** Ends that are further apart are two figures. */
const WIDEST_ENDS = 2;

const isRange = (low: PayPart, high: PayPart): boolean =>
  low.purpose === high.purpose &&
  (low.limit === 'from' || (low.limit === null && high.how === 'other')) &&
  high.limit === 'upTo' &&
  low.min === low.max &&
  low.max < high.min &&
  high.max <= low.min * WIDEST_ENDS &&
  (low.unit === null || high.unit === null || low.unit === high.unit);
