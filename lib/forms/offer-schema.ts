import { object } from 'yup';
import { formatDollars } from '@/lib/domain/pay/dollars';
import { parseWeekOfShifts } from '@/lib/domain/pay/hourly-pay';
import {
  OFFER_FIELDS,
  OFFER_LIMITS,
  readNumber,
  type Offer,
  type OfferField,
  type OfferValues,
} from '@/lib/domain/pay/offer/offer';
import { readValues, type FieldErrors } from './read-values';
import { ruled } from './text-rules';

type Numbered = keyof typeof OFFER_LIMITS;
type OfferErrors = FieldErrors<OfferField>;

/** The longest text each figure takes, and the text it is read from, in characters. */
export const OFFER_LENGTHS = { figure: 20, text: 5_000 } as const;

const COUNTED: Readonly<Partial<Record<Numbered, string>>> = { hours: 'hours', weeks: 'weeks' };
const STIPENDS = ['housing', 'meals', 'stipends'] as const;
const COUNTED_TWICE = 'This is housing and meals together: clear it, or clear those two';
const NEEDED = 'Enter the weekly total, or the hourly rate and the hours a week';

/** What is wrong with a figure that was typed; null for one that was left out. */
function figureProblem(field: Numbered, typed: string): string | null {
  if (typed === '') return null;
  const { min, max } = OFFER_LIMITS[field];
  const counted = COUNTED[field];
  const value = readNumber(typed);
  if (value === null || (field === 'weeks' && !Number.isInteger(value)))
    return counted
      ? `Enter ${counted} as one number, like ${field === 'hours' ? 36 : 13}`
      : 'Enter one dollar amount, like 1,050';
  if (value >= min && value <= max) return null;
  return counted
    ? `Enter ${min} to ${max} ${counted}`
    : `Enter ${formatDollars(min)} to ${formatDollars(max)}`;
}

const shiftProblem = (typed: string) =>
  typed === '' || parseWeekOfShifts([typed])
    ? null
    : 'Enter shifts as how many × hours each, like 3 × 12';

const figureRule = (field: Numbered) => ruled((typed) => figureProblem(field, typed));

const offerSchema = object({
  weekly: figureRule('weekly'),
  hourly: figureRule('hourly'),
  hours: figureRule('hours'),
  shift: ruled(shiftProblem),
  housing: figureRule('housing'),
  meals: figureRule('meals'),
  stipends: figureRule('stipends'),
  weeks: figureRule('weeks'),
  bonus: figureRule('bonus'),
  travel: figureRule('travel'),
});

export const EMPTY_OFFER: OfferValues = Object.freeze({
  weekly: '',
  hourly: '',
  hours: '',
  shift: '',
  housing: '',
  meals: '',
  stipends: '',
  weeks: '',
  bonus: '',
  travel: '',
});

function toOffer(values: OfferValues): Offer {
  const number = (field: Numbered) => readNumber(values[field]);
  const shifts = parseWeekOfShifts([values.shift]);
  return {
    weekly: number('weekly'),
    hourly: number('hourly'),
    hours: number('hours') ?? shifts?.hours ?? null,
    daysOff: shifts?.daysOff ?? null,
    stipends: STIPENDS.reduce((sum, field) => sum + (number(field) ?? 0), 0),
    weeks: number('weeks'),
    once: (number('bonus') ?? 0) + (number('travel') ?? 0),
  };
}

/** What is wrong with figures that are each valid by themselves. */
function conflicts(values: OfferValues, { weekly, hourly, hours }: Offer): OfferErrors {
  const shifts = parseWeekOfShifts([values.shift]);
  if (shifts && hours !== null && shifts.hours !== hours)
    return { hours: `${values.shift} makes ${shifts.hours} hours a week: change one of the two` };
  const [housing, meals, stipends] = STIPENDS.map((field) => readNumber(values[field]) ?? 0);
  if (housing && meals && stipends === housing + meals) return { stipends: COUNTED_TWICE };
  return weekly === null && (hourly === null || hours === null) ? { weekly: NEEDED } : {};
}

/** The offer that was typed, or what is wrong with it. */
export function readOfferValues(typed: OfferValues): { offer: Offer } | { errors: OfferErrors } {
  const reading = readValues(offerSchema, typed);
  if ('errors' in reading) return { errors: reading.errors };
  const offer = toOffer(reading.values);
  const errors = conflicts(reading.values, offer);
  return Object.keys(errors).length > 0 ? { errors } : { offer };
}

/** The values of the form: the figures, the text they may be read from, and the figures that were read from it. */
export type OfferFormValues = OfferValues & {
  readonly text: string;
  readonly read: Partial<OfferValues>;
};

export const EMPTY_OFFER_FORM: OfferFormValues = Object.freeze({
  ...EMPTY_OFFER,
  text: '',
  read: {},
});

const cutText = (value: unknown, longest: number) =>
  typeof value === 'string' ? value.slice(0, longest) : '';

function figuresOf(kept: unknown): Partial<OfferValues> {
  const source = new Map<string, unknown>(Object.entries(kept ?? {}));
  const figures = OFFER_FIELDS.map((field) => [
    field,
    cutText(source.get(field), OFFER_LENGTHS.figure),
  ]);
  return Object.fromEntries(figures.filter(([, figure]) => figure !== ''));
}

/** The form as it was stored in this tab; whatever does not fit is left out. */
export function restoreOffer(kept: unknown): OfferFormValues {
  const source = new Map<string, unknown>(Object.entries(kept ?? {}));
  const read = figuresOf(source.get('read'));
  return {
    ...EMPTY_OFFER,
    ...figuresOf(kept),
    text: cutText(source.get('text'), OFFER_LENGTHS.text),
    read,
  };
}
