import type { PayUnit } from '@/lib/domain/job/job';
import { formatExactDollars } from './dollars';
import type { PayReading } from './read-pay';
import type { PayLimit } from './reading/lexicon';
import type { PayPart } from './reading/parts';
import { isTaxable, isTaxFree } from './reading/purposes';
import { rangeOf } from './reading/ranges';

const PER: Readonly<Partial<Record<PayUnit, string>>> = {
  week: '/week',
  hour: '/hr',
  shift: '/shift',
  day: '/day',
  month: '/month',
  year: '/year',
};

const amountOf = ({ min, max, unit }: Pick<PayPart, 'min' | 'max' | 'unit'>): string => {
  const dollars =
    min === max ? formatExactDollars(max) : `${formatExactDollars(min)}–${formatExactDollars(max)}`;
  return dollars + (unit ? (PER[unit] ?? '') : '');
};

const ONCE: ReadonlySet<PayPart['purpose']> = new Set([
  'signOn',
  'completion',
  'referral',
  'retention',
  'relocation',
] as const);
/** A smaller bonus 'per hour' is added to the rate. */
const LEAST_ONCE = 100;

/** What is paid once has no unit, whatever stands beside it: '$5,000 sign-on bonus weekly pay $2,310'. */
const extraAmount = (part: PayPart): string => {
  const isOnce = ONCE.has(part.purpose) && !(part.unit === 'hour' && part.max < LEAST_ONCE);
  return amountOf(isOnce ? { ...part, unit: null } : part);
};

/** '+ $5,000 sign-on', '+ up to $500 travel', 'incl. $500 stipend', 'or $1,400/week tax-free'. */
function extraInWords(part: PayPart, isOfWhole: boolean): string {
  const isWithin = part.how === 'within' || (isOfWhole && (isTaxable(part) || isTaxFree(part)));
  const isInstead = part.how === 'or' && (isTaxable(part) || isTaxFree(part));
  const how = isInstead ? 'or' : isWithin ? 'incl.' : '+';
  return `${how} ${part.limit === 'upTo' ? 'up to ' : ''}${extraAmount(part)} ${part.words}`;
}

const LIMITS: Readonly<Record<PayLimit, string>> = {
  upTo: 'up to ',
  from: 'from ',
  about: 'about ',
};

/** 'Up to $64/hr'; several rates as the range they make. */
function rateInWords(own: readonly PayPart[]): string {
  const rates = own.filter(({ unit }) => unit === 'hour');
  const [rate] = rates;
  const limit = rates.length === 1 && rate?.limit;
  return `${limit ? LIMITS[limit] : ''}${amountOf({ ...rangeOf(rates), unit: 'hour' })}`;
}

/** How the week was worked out, if the text does not name it. */
function workedOut({ origin, hours, own }: PayReading): readonly string[] {
  if (origin === 'halves') return ['taxable and tax-free added'];
  if (origin !== 'hours') return [];
  const stipends = own.some(isTaxFree) ? ', stipends added' : '';
  return [`${rateInWords(own)} × ${hours} hours${stipends}`];
}

/** The hours of a week that jobs have. */
const USUAL_HOURS = [24, 36, 37.5, 40, 48, 60] as const;
/** How far rounding takes the parts from their whole, in dollars. */
const ROUNDED = 5;

/** Whether the week is what its rate by the hour and its stipends add up to: '$22/hr taxable, $1,518/wk stipends, $2,310/wk'. */
function isWholeOfRate({ week, hour, parts }: PayReading): boolean {
  const stipends = parts.filter(isTaxFree);
  if (!week || !hour || !stipends.every(({ unit }) => unit === null || unit === 'week'))
    return false;
  const ofRate = week.max - stipends.reduce((sum, { max }) => sum + max, 0);
  return USUAL_HOURS.some((hours) => Math.abs(ofRate - hour.max * hours) <= ROUNDED);
}

/** Whether the figure is a whole that its taxable and tax-free parts are in, however they follow it. */
const isWhole = (reading: PayReading): boolean =>
  reading.origin === 'named' &&
  (reading.own.some(({ isTotal }) => isTotal) ||
    (reading.parts.some(isTaxable) && reading.parts.some(isTaxFree)) ||
    isWholeOfRate(reading));

/** What is said beside the figure: how it was worked out, its rate by the hour, what is paid besides, and 'DOE'. */
export function payDetails(reading: PayReading): readonly string[] {
  const { parts, own, week, hour, origin, isByExperience } = reading;
  const rates = parts.filter(({ purpose, unit }) => purpose === 'base' && unit === 'hour');
  const isRateBeside =
    week && hour && origin === 'named' && !rates.some((part) => own.includes(part));
  return [
    ...workedOut(reading),
    ...(isRateBeside ? [rateInWords(rates.slice(0, 1))] : []),
    ...parts
      .filter((part) => part.words !== null && !own.includes(part))
      .map((part) => extraInWords(part, isWhole(reading))),
    ...(isByExperience ? ['DOE'] : []),
  ];
}
