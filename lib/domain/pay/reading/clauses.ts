import type { PayUnit } from '@/lib/domain/job/job';
import type { Piece } from './pieces';
import type { Code } from './words';

/** How a clause stands to the one before: by itself, added ('+') or within ('i', including). */
type Behind = '|' | '+' | 'i';

/** A figure of the text, or a range of them, with what its own clause says of it. */
export type Figure = {
  readonly is: 'pay' | 'extra' | 'part';
  readonly min: number;
  readonly max: number;
  readonly unit: PayUnit | null;
  readonly limit: 'upTo' | 'from' | 'about' | null;
  readonly behind: Behind;
  /** What it is for, if it is not the pay: 'sign-on'. */
  readonly words: string;
};

/** What a clause with one figure may be, by its letters. Anything else is not read. */
const FORMS: readonly (readonly [Figure['is'], RegExp])[] = [
  ['pay', /^[utdnH]*(?:l[ut]*)?F[utdnHl]*$/],
  ['extra', /^(?:[ul]*F[ul]*X+[un]*|[ul]*X+[ul]*F[unX]*)$/],
  ['part', /^(?:[ult]*F[ul]*S+[ut]*|[ult]*S+[ul]*F[ult]*)$/],
];
/** 'Up to 13 weeks' and '36 hours or more' limit no money. */
const OTHER_LIMIT = /l[nH]|[nH]l|l.*l/;
/** What a clause without a figure may be: notes, a bonus that is added, a stipend that is within. */
const WITHOUT_FIGURE: Readonly<Record<Behind, RegExp>> = {
  '|': /^[tdnH]*$/,
  '+': /^X*$/,
  i: /^[St]*$/,
};
/** A range whose ends are further apart is two figures. */
const WIDEST = 2.5;

const isEnd = (piece: Piece | undefined): boolean => /[|+i&]/.test(piece?.code ?? '');
const lettersOf = (pieces: readonly Piece[]): string => pieces.map(({ code }) => code).join('');

/** The pieces that say something, with '-' for a range alone, and without what stands between a figure and its unit. */
function marked(all: readonly Piece[]): readonly Piece[] {
  const told = all.filter(({ code }) => code !== 'f');
  const letters = lettersOf(told);
  const isRange = (at: number) => /M[lu]?$/.test(letters.slice(0, at)) && letters[at + 1] === 'M';
  const pieces = told.map((piece, at): Piece =>
    piece.code === '-' && !isRange(at) ? { ...piece, code: '|' } : piece,
  );
  const ended = lettersOf(pieces);
  const isBeforeUnit = (at: number) =>
    /(?:^|\|)M(?:-M)?$/.test(ended.slice(0, at)) && /^u+(?:\||$)/.test(ended.slice(at + 1));
  const isBehindUnit = (at: number) => /^[ut]+$/.test(ended.slice(0, at)) && ended[at + 1] === 'M';
  return pieces.filter(({ code }, at) => code !== '|' || !(isBeforeUnit(at) || isBehindUnit(at)));
}

/** '$2-2.5k' is two to two and a half thousand. */
function endsOf([first, second = first]: readonly Piece[]): readonly [number, number] {
  const [own = 0, max = 0] = [first?.value, second?.value];
  return [second?.name === 'k' && first?.name !== 'k' && own < 100 ? own * 1_000 : own, max];
}

/** The one figure of a clause; null if it has several, or its form is not known. */
function figureOf(clause: readonly Piece[], behind: Behind): Figure | null {
  const letters = lettersOf(clause).replace(/M(?:[lu]?-M)?/, 'F');
  const is = FORMS.find(([, form]) => form.test(letters))?.[0];
  const named = (letter: Code) =>
    new Set(clause.flatMap(({ code, name }) => (code === letter ? [name] : [])));
  const money = clause.filter(({ code }) => code === 'M');
  const [min, max] = endsOf(money);
  const [[unit = null, otherUnit], [limit = null]] = [[...named('u')], [...named('l')]];
  const isMoney = unit !== null || money.some(({ name }) => name !== 'bare');
  if (!is || otherUnit || !isMoney || OTHER_LIMIT.test(letters)) return null;
  if (min <= 0 || max < min || max > min * WIDEST) return null;
  // A bonus by the week, or within the pay, may be a part of it.
  if (is === 'extra' && (unit === 'week' || behind === 'i')) return null;
  const [words = ''] = named(is === 'extra' ? 'X' : 'S');
  return {
    is,
    min,
    max,
    unit: unit as PayUnit | null,
    limit: min < max ? null : (limit as Figure['limit']),
    behind,
    words: is === 'pay' ? '' : words,
  };
}

/** Every figure of a text; null if one of its clauses has no known form, because then nothing is certain. */
export function readClauses(all: readonly Piece[]): readonly Figure[] | null {
  const figures: Figure[] = [];
  const pieces = marked(all);
  let [begin, behind]: [number, Behind] = [0, '|'];
  for (let at = 0; at <= pieces.length; at += 1) {
    if (at < pieces.length && !isEnd(pieces[at])) continue;
    const clause = pieces.slice(begin, at);
    const figure = figureOf(clause, behind);
    if (figure) figures.push(figure);
    else if (!WITHOUT_FIGURE[behind].test(lettersOf(clause))) return null;
    const code = pieces[at]?.code;
    if (code !== '&') behind = code as Behind;
    begin = at + 1;
  }
  return figures;
}
