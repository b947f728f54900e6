import { remembered } from '@/lib/domain/basics/remembered';
import type { Job, JobPay, PayUnit, WeeklyPay } from '@/lib/domain/job/job';
import { isNothing } from '@/lib/domain/job/words-for-nothing';
import { tidy } from '@/lib/domain/words/words';
import { formatExactDollars } from './dollars';
import { weekOfJob } from './hourly-pay';
import { readPay, weekOfHours, type PayReading } from './read-pay';
import type { Figure } from './reading/clauses';

const PER: Readonly<Record<PayUnit, string>> = { week: '/week', hour: '/hr' };

const formatRange = ({ min, max }: WeeklyPay, to: ' – ' | '–'): string =>
  [...new Set([min, max].map(formatExactDollars))].join(to);

function withLimit(figure: string, limit: JobPay['limit'] | null): string {
  if (limit === 'upTo') return `Up to ${figure}`;
  if (limit === 'about') return `About ${figure}`;
  return limit === 'from' ? `${figure}+` : figure;
}

/** '+ $5,000 sign-on', '+ up to $500 travel', 'incl. $500/week stipend'. */
function otherInWords(other: Figure, whole: PayUnit): string {
  const { is, limit, words } = other;
  const unit = other.unit ?? (is === 'part' ? whole : null);
  const figure = formatRange(other, '–') + (unit ? PER[unit] : '');
  return `${is === 'part' ? 'incl.' : '+'} ${limit === 'upTo' ? 'up to ' : ''}${figure} ${words}`;
}

/** What is said beside the figure: the rate by the hour, what is paid besides, and 'DOE'. */
function detailsOf({ pay, hour, others, isByExperience }: PayReading, hours: number | null) {
  const rate = hour && formatRange(hour, '–') + PER.hour;
  const isBeside = pay.unit === 'week' || hours !== null;
  return [
    ...(rate && isBeside ? [hours === null ? rate : `${rate} × ${hours} hours`] : []),
    ...others.map((other) => otherInWords(other, pay.unit)),
    ...(isByExperience ? ['DOE'] : []),
  ];
}

/** What a text says; by the week too if it names the hour alone and the hours are known. */
function paidBy(reading: PayReading, hours: number | null): JobPay {
  const { pay, hour } = reading;
  const worked = pay.unit === 'hour' && hours !== null ? weekOfHours(pay, hours) : null;
  const week = pay.unit === 'week' ? { min: pay.min, max: pay.max } : worked;
  const details = detailsOf(reading, worked && hours);
  return {
    figure: withLimit(formatRange(week ?? pay, ' – '), pay.limit) + (week ? '' : PER.hour),
    unit: week ? 'week' : 'hour',
    week,
    ...(!week && hour && { most: hour.max }),
    ...(pay.limit && { limit: pay.limit }),
    ...(details.length > 0 && { details }),
  };
}

/** Not of millions: they are no pay. */
const DOLLARS = /\$ ?(\d[\d,]*(?:\.\d+)?)(?![,.]?\d|mm?\b| ?mil(?:lions?)?\b)( ?k\b)?/gi;
const TRAILING_WEEKLY = /[\s/(]{0,3}\bweekly\W{0,3}$/i;

/** A text that is not read, as it was posted. Where it has no figure, nothing in it is weekly: 'Competitive weekly' is 'Competitive'. */
function asPosted(text: string): JobPay {
  const figures = [...text.normalize('NFKC').matchAll(DOLLARS)].map(
    ([, digits = '', k]) => Number(digits.replaceAll(',', '')) * (k ? 1_000 : 1),
  );
  const most = Math.max(0, ...figures);
  const figure = /\d/.test(text) ? tidy(text) : tidy(text).replace(TRAILING_WEEKLY, '');
  return { figure, unit: null, week: null, ...(most > 0 && { most }) };
}

/** By text and the hours that the job states, '36\n$60/hr': jobs with the same share what was read. */
const payOf = remembered((key): JobPay | null => {
  const [hours = '', text = ''] = key.split('\n');
  const reading = readPay(text);
  if (reading) return paidBy(reading, reading.hours ?? (Number(hours) || null));
  return isNothing(text, 'pay') ? null : asPosted(text);
});

/** What a job pays, by its text; hourly pay by the week too if the text, the record or the shifts state the hours. */
export function payOfJob(job: Pick<Job, 'payText' | 'shifts' | 'contract'>): JobPay | null {
  if (job.payText === null) return null;
  const text = job.payText.replaceAll('\n', ' ');
  const pay = payOf(`\n${text}`);
  const hours = pay?.unit === 'hour' ? weekOfJob(job)?.hours : undefined;
  return hours === undefined ? pay : payOf(`${hours}\n${text}`);
}

/** The job with what it pays. */
export const withPay = <T extends Pick<Job, 'payText' | 'shifts' | 'contract'>>(
  job: T,
): T & { readonly pay: JobPay | null } => ({ ...job, pay: payOfJob(job) });
