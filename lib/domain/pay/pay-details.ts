import type { PayUnit } from '@/lib/domain/job/job';
import { formatExactDollars } from './dollars';
import type { PayReading } from './read-pay';
import type { PayPart } from './reading/parts';

const PER: Readonly<Partial<Record<PayUnit, string>>> = {
  week: '/week',
  hour: '/hr',
  shift: '/shift',
  day: '/day',
  month: '/month',
  year: '/year',
};

const amountOf = ({ min, max, unit }: PayPart): string => {
  const dollars =
    min === max ? formatExactDollars(max) : `${formatExactDollars(min)}–${formatExactDollars(max)}`;
  return dollars + (unit ? (PER[unit] ?? '') : '');
};

/** '+ $5,000 sign-on', '+ up to $500 travel', 'incl. $500 stipend'. */
function extraInWords(part: PayPart): string {
  const how = part.how === 'within' ? 'incl.' : '+';
  return `${how} ${part.limit === 'upTo' ? 'up to ' : ''}${amountOf(part)} ${part.words}`;
}

/** How the week was worked out, if the text does not name it. */
function workedOut({ origin, hour, hours, own, parts }: PayReading): readonly string[] {
  if (origin === 'halves') return ['taxable and tax-free added'];
  if (origin !== 'hours' || !hour) return [];
  const rate = amountOf({ ...hour, unit: 'hour' } as PayPart);
  const stipends = parts.some(({ purpose }) => isTaxFree(purpose)) ? ', stipends added' : '';
  return own.length === 0 ? [] : [`${rate} × ${hours} hours${stipends}`];
}

const isTaxFree = (purpose: PayPart['purpose']) =>
  purpose === 'taxFree' || purpose === 'stipend' || purpose === 'perDiem';

/** What is said beside the figure: how it was worked out, its rate by the hour, what is paid besides, and 'DOE'. */
export function payDetails(reading: PayReading): readonly string[] {
  const { parts, own, week, hour, origin, isByExperience } = reading;
  const isCounted = (part: PayPart) =>
    own.includes(part) || (origin === 'hours' && isTaxFree(part.purpose));
  const rates = parts.filter(({ purpose, unit }) => purpose === 'base' && unit === 'hour');
  const isRateBeside =
    week && hour && origin === 'named' && !rates.some((part) => own.includes(part));
  return [
    ...workedOut(reading),
    ...(isRateBeside ? rates.slice(0, 1).map(amountOf) : []),
    ...parts.filter((part) => part.words !== null && !isCounted(part)).map(extraInWords),
    ...(isByExperience ? ['DOE'] : []),
  ];
}
