import { remembered } from '@/lib/domain/basics/remembered';
import type { PayUnit, WeeklyPay } from '@/lib/domain/job/job';
import { readClauses, type Figure } from './reading/clauses';
import { toPieces, type Piece } from './reading/pieces';

/** What a pay text says for certain. */
export type PayReading = {
  /** The pay: the week's if the text names it, else the hour's. */
  readonly pay: Figure & { readonly unit: PayUnit };
  readonly hour: WeeklyPay | null;
  /** The hours of a week. */
  readonly hours: number | null;
  /** What is paid besides, and the parts that the pay is made of, in the order of the text. */
  readonly others: readonly Figure[];
  readonly isByExperience: boolean;
};

/** What is believed of a pay; a figure that names no unit has to look like a week's. */
const BELIEVED: Readonly<Record<PayUnit | 'unsaid', WeeklyPay>> = {
  week: { min: 700, max: 15_000 },
  hour: { min: 12, max: 400 },
  unsaid: { min: 1_000, max: 8_000 },
};
/** No pay text is longer; the edge cuts it far below. */
const LONGEST = 300;
const HOURS = { min: 16, max: 84 } as const;
/** What a text with no unit may have besides words of pay: a limit, extras, 'DOE'. Anything else might say what the figure is for. */
const PLAIN = /^l?M(?:-M)?[ld]*(?:[|+][dlXM+|-]*)?$/;
/** Notes of which a job has one: a week's pay and an hour's beside two of them are of two jobs. */
const APART = [
  ['travel', 'local', 'locum'],
  ['days', 'nights'],
  ['rn', 'lpn', 'cna', 'pt'],
] as const;
/** How far rounding takes a pay from its parts, or from its rate times the hours. */
const ROUNDED = 0.01;

const isWithin = ({ min, max }: WeeklyPay, limits: WeeklyPay): boolean =>
  min >= limits.min && max <= limits.max;
const isAbout = (figure: number, other: number): boolean =>
  Math.abs(figure - other) <= other * ROUNDED;

/** Hourly pay over the hours of a week, in cents; null if no week pays as much. */
export function weekOfHours({ min, max }: WeeklyPay, hours: number): WeeklyPay | null {
  const inCents = (dollars: number) => Math.round(dollars * hours * 100) / 100;
  const week = { min: inCents(min), max: inCents(max) };
  return isWithin(week, BELIEVED.week) ? week : null;
}

/** Whether the parts of a pay are within it by the text's own words, or what is taxable and the others add up to it. */
function arePartsOf(parts: readonly Figure[], { max, unit }: Figure): boolean {
  if (parts.some((part) => part.unit === 'hour')) return false;
  if (parts.every(({ behind, max: most }) => behind === 'i' && most < max)) return true;
  const isWhole = parts[0]?.behind !== '+' && parts.some(({ words }) => words === 'taxable');
  const sum = parts.reduce((total, part) => total + part.max, 0);
  return unit === 'week' && isWhole && isAbout(sum, max);
}

/** The hours of a week that the text states: none, one number or several. */
const hoursIn = (pieces: readonly Piece[]): readonly number[] => [
  ...new Set(pieces.flatMap(({ code, value }) => (code === 'H' ? [value] : []))),
];

/** Whether a week's pay and an hour's can be of one week. */
function areOfOneWeek(week: WeeklyPay, hour: WeeklyPay, hours: number | null): boolean {
  const made = week.max / hour.max;
  return hours === null ? isWithin({ min: made, max: made }, HOURS) : isAbout(made, hours);
}

/** Whether the notes of a text can be of one job. */
const areOfOneJob = (notes: ReadonlySet<string>): boolean =>
  APART.every((apart) => apart.filter((note) => notes.has(note)).length <= 1);

/** Reads a pay text, or leaves it: null unless everything in it is known, and nothing contradicts the pay. */
export const readPay = remembered((text): PayReading | null => {
  const pieces = text.length <= LONGEST ? toPieces(text) : null;
  const figures = pieces && readClauses(pieces);
  if (!pieces || !figures) return null;
  const pays = figures.filter(({ is }) => is === 'pay');
  const parts = figures.filter(({ is }) => is === 'part');
  const hour = pays.find(({ unit }) => unit === 'hour') ?? null;
  const named = pays.find(({ unit }) => unit === 'week') ?? hour ?? pays[0];
  const stated = hoursIn(pieces);
  const hours = stated.length === 1 ? (stated[0] ?? null) : null;
  const said = pieces.filter(({ code, name }) => code !== 'f' || name !== 'pay');
  const notes = new Set(pieces.flatMap(({ code, name }) => (code === 'n' ? [name] : [])));
  const letters = said.map(({ code }) => code).join('');
  const isCertain =
    named &&
    pays.every((pay) => pay === named || pay === hour) &&
    pays.every(({ behind }) => behind === '|') &&
    pays.every((pay) => isWithin(pay, BELIEVED[pay.unit ?? 'unsaid'])) &&
    stated.every((each) => each >= HOURS.min && each <= HOURS.max) &&
    (named.unit !== null || PLAIN.test(letters)) &&
    (hour === null || hour === named || (areOfOneWeek(named, hour, hours) && areOfOneJob(notes))) &&
    arePartsOf(parts, named) &&
    // '6x12, 2 weeks' may be the shifts of a pay period.
    !(stated.length > 0 && notes.has('short'));
  if (!isCertain) return null;
  return {
    pay: { ...named, unit: named.unit ?? 'week' },
    hour,
    hours,
    others: figures.filter(({ is }) => is !== 'pay'),
    isByExperience: letters.includes('d'),
  };
});
