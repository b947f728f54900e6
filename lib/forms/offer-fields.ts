import { formatDollars } from '@/lib/domain/pay/dollars';
import type { Offer, OfferFigure } from '@/lib/domain/pay/offer';
import { createForm, type FieldErrors, type FormField } from './form';
import { ruled } from './text-rules';

type ReadFigure = (typed: string) => number | null;
/** How a figure is read, and what a typed text that is none should be like. */
type Kind = {
  readonly read: ReadFigure;
  readonly like: string;
  readonly words: (of: number) => string;
};
type OfferEntry = FormField & { readonly help: string | undefined; readonly read: ReadFigure };

/** The longest text that a figure takes, in characters. */
const LENGTH = 20;
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d{1,6})(?:\.\d{1,2})?$/;
const DOLLAR_SIGN = /^(?:usd|(?:us)?\$) ?| ?(?:usd|\$)$/gi;

/** A typed number: '2,450.50', '2 450'. Null if it is not a number, or may be two. */
const readNumber: ReadFigure = (typed) =>
  NUMBER.test(typed) ? Number(typed.replace(/[ ,]/g, '')) : null;

const DOLLARS: Kind = {
  read: (typed) => readNumber(typed.replace(DOLLAR_SIGN, '')),
  like: 'dollars, like 1,050',
  words: formatDollars,
};
const HOURS: Kind = { read: readNumber, like: 'one number, like 36', words: String };
const WEEKS: Kind = {
  read: (typed) => (typed.includes('.') ? null : readNumber(typed)),
  like: 'one number, like 13',
  words: String,
};

/** A field that may stay empty. A figure outside its range is a typing error, or is for another period. */
const figure = (
  label: string,
  { read, like, words }: Kind,
  [min, max]: [number, number],
  help?: string,
) => ({
  label,
  help,
  input: { inputMode: 'decimal', autoComplete: 'off', maxLength: LENGTH } as const,
  read,
  rule: ruled((typed) => {
    const value = read(typed);
    if (value === null) return typed === '' ? null : `Enter ${like}`;
    return value >= min && value <= max ? null : `Enter ${words(min)} to ${words(max)}`;
  }),
});

/** The one table of the form for an offer. */
export const OFFER = createForm(
  'offer',
  {
    pay: figure('Pay', DOLLARS, [5, 20_000], 'A week, or an hour if under 300: 2,450 or 68'),
    hours: figure('Hours a week', HOURS, [4, 84]),
    stipend: figure('Stipend or housing', DOLLARS, [0, 10_000], 'A week, if not in the pay'),
    weeks: figure('Weeks', WEEKS, [1, 104]),
    other: figure('Other', DOLLARS, [0, 100_000], 'Paid once: bonus, travel'),
  } satisfies Record<OfferFigure, OfferEntry>,
  LENGTH,
);

/** The offer as it is typed. */
export type OfferValues = typeof OFFER.empty;

/** The offer that was typed, or what is wrong with its figures. */
export function readOffer(
  typed: OfferValues,
): { offer: Offer } | { errors: FieldErrors<OfferFigure> } {
  const reading = OFFER.read(typed);
  if ('errors' in reading) return reading;
  const offer = OFFER.names.map((name) => [name, OFFER.fields[name].read(reading.values[name])]);
  return { offer: Object.fromEntries(offer) as Offer };
}
