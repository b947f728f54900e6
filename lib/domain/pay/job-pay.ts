import { remembered } from '@/lib/domain/basics/remembered';
import type { Job, JobPay, PayUnit, WeeklyPay } from '@/lib/domain/job/job';
import { formatExactDollars } from './dollars';
import { weekOfJob } from './hourly-pay';
import { isNoPay, ownWords } from './no-pay';
import { payDetails } from './pay-details';
import { readPay, type PayReading } from './read-pay';
import type { PayLimit } from './reading/lexicon';
import { isTaxFree } from './reading/purposes';
import { A_WEEK, rangeOf } from './reading/ranges';
import { weekOfHours } from './reading/week-of-hours';

/** What a figure of another unit than the week is followed by. */
const PER: Readonly<Record<PayUnit, string>> = {
  week: '',
  hour: '/hr',
  shift: ' per shift',
  visit: ' per visit',
  day: ' per day',
  twoWeeks: ' every two weeks',
  month: ' per month',
  year: ' per year',
  contract: ' for the contract',
};

const formatRange = ({ min, max }: WeeklyPay): string =>
  min === max ? formatExactDollars(max) : `${formatExactDollars(min)} – ${formatExactDollars(max)}`;

const withLimit = (figure: string, limit: PayLimit | null): string => {
  if (limit === 'upTo') return `Up to ${figure}`;
  if (limit === 'about') return `About ${figure}`;
  return limit === 'from' ? `${figure}+` : figure;
};

/** The limit of a figure; a sum has that of its parts. A range of several rates has none. */
function limitOf({ origin, own }: PayReading): PayLimit | null {
  const rates = origin === 'named' ? own : own.filter(({ unit }) => unit === 'hour');
  if (rates.length > 1) return null;
  const [limit = null, other] = new Set(own.flatMap((part) => part.limit ?? []));
  return other ? null : limit;
}

/** One part as the text writes it; several, or none that is written out, by the range they make. */
function figureOf({ origin, own }: PayReading, range: WeeklyPay): string {
  const [part] = own;
  const isOne = part !== undefined && own.length === 1 && origin === 'named';
  return isOne ? (part.said ?? formatRange(part)) : formatRange(range);
}

/** A pay whose week, hour or other unit is known, or whose one figure may be anything. */
function paidBy(reading: PayReading, unit: PayUnit | null, range: WeeklyPay): JobPay {
  const { week, hour } = reading;
  const limit = limitOf(reading);
  const details = payDetails(reading);
  return {
    figure: withLimit(figureOf(reading, range), limit) + (unit ? PER[unit] : ''),
    unit,
    week,
    ...(unit === 'hour' && hour && { hour: hour.max }),
    ...(limit && { limit }),
    ...(details.length > 0 && { details }),
  };
}

function toJobPay(text: string, reading: PayReading): JobPay | null {
  const { week, hour, other, own } = reading;
  if (week) return paidBy(reading, 'week', week);
  if (hour) return paidBy(reading, 'hour', hour);
  // A figure below what a week pays, of no known unit, may be a fragment: '$2,31O weekly'.
  const isFigure = own.length > 0 && (other !== null || rangeOf(own).max >= A_WEEK.min);
  if (isFigure) return paidBy(reading, other, rangeOf(own));
  return isNoPay(text) ? null : { figure: ownWords(text), unit: null, week: null };
}

/** By text alone: jobs with the same text share what was read. */
const payOfText = remembered((text): JobPay | null => toJobPay(text, readPay(text)));

/** By text and hours: '36\n$60/hr'. */
const payOfHours = remembered((key): JobPay | null => {
  const [hours = '', text = ''] = key.split('\n');
  const reading = readPay(text);
  const { hour, own, parts } = reading;
  const week = hour && weekOfHours(hour, Number(hours), parts);
  if (!week) return toJobPay(text, reading);
  const added = [...own, ...parts.filter(isTaxFree)];
  return toJobPay(text, { ...reading, week, origin: 'hours', hours: Number(hours), own: added });
});

/** What a job pays, by its text; hourly pay by the week too if the text, the record or the shifts state the hours. */
export function payOfJob(job: Pick<Job, 'payText' | 'shifts' | 'contract'>): JobPay | null {
  if (job.payText === null) return null;
  const pay = payOfText(job.payText);
  const hours = pay?.unit === 'hour' ? weekOfJob(job)?.hours : undefined;
  return hours === undefined ? pay : payOfHours(`${hours}\n${job.payText.replaceAll('\n', ' ')}`);
}

/** The job with what it pays. */
export const withPay = <T extends Pick<Job, 'payText' | 'shifts' | 'contract'>>(
  job: T,
): T & { readonly pay: JobPay | null } => ({ ...job, pay: payOfJob(job) });
