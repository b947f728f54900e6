import { formatDollars } from '@/lib/domain/pay/dollars';
import { parseWeekOfShifts } from '@/lib/domain/pay/hourly-pay';
import {
  OFFER_LIMITS,
  readNumber,
  type Offer,
  type OfferField,
  type OfferValues,
} from '@/lib/domain/pay/offer/offer';
import { createForm, type FieldErrors, type FormField } from './form';
import { ruled } from './text-rules';

type Numbered = keyof typeof OFFER_LIMITS;
/** A group of details; the field outside any is enough to compare. */
export type OfferGroup = 'week' | 'stipends' | 'contract';
type OfferEntry = FormField & {
  readonly group: OfferGroup | null;
  readonly help?: string | undefined;
};
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

const figure = (name: Numbered, label: string, group: OfferGroup | null, help?: string) => ({
  label,
  rule: ruled((typed) => figureProblem(name, typed)),
  group,
  help,
});

/** The one table of the form for an offer. */
export const OFFER = createForm(
  {
    // Enough to compare.
    weekly: figure('weekly', 'Weekly total', null, 'Dollars before taxes, like 2,450'),
    hourly: figure('hourly', 'Taxable hourly rate', 'week', 'Dollars, like 22'),
    hours: figure('hours', 'Hours a week', 'week', 'Like 36'),
    shift: {
      label: 'Shifts',
      rule: ruled(shiftProblem),
      group: 'week',
      help: 'How many × hours each, like 3 × 12',
    },
    housing: figure('housing', 'Housing', 'stipends'),
    meals: figure('meals', 'Meals and incidentals', 'stipends'),
    stipends: figure('stipends', 'Other stipends', 'stipends', 'Or one figure for all of them'),
    weeks: figure('weeks', 'Weeks', 'contract', 'Like 13'),
    bonus: figure('bonus', 'Bonus', 'contract'),
    travel: figure('travel', 'Travel reimbursement', 'contract'),
  } satisfies Record<OfferField, OfferEntry>,
  OFFER_LENGTHS.figure,
);

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
  const reading = OFFER.read(typed);
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
  ...OFFER.empty,
  text: '',
  read: {},
});

const cutText = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, OFFER_LENGTHS.text) : '';

/** The figures that are known, of values as they were stored. */
const figuresOf = (kept: unknown): Partial<OfferValues> =>
  Object.fromEntries(Object.entries(OFFER.restore(kept)).filter(([, figure]) => figure !== ''));

/** The form as it was stored in this tab; whatever does not fit is left out. */
export function restoreOffer(kept: unknown): OfferFormValues {
  const source = new Map<string, unknown>(Object.entries(kept ?? {}));
  return {
    ...OFFER.restore(kept),
    text: cutText(source.get('text')),
    read: figuresOf(source.get('read')),
  };
}
