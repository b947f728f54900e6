import type { JobPay } from '@/lib/domain/job/job';
import { formatDollars } from './dollars';

/** The label of a pay: only the week is named in it, because the figure names the hour. A text that is not read says so. */
export function payLabel(pay: JobPay | null): 'Weekly pay' | 'Pay' | 'Pay as posted' {
  if (pay === null || pay.unit === 'week') return 'Weekly pay';
  return pay.unit === 'hour' ? 'Pay' : 'Pay as posted';
}

/** What is said beside the figure, in one text: '+ $5,000 sign-on', '($60/hr × 36 hours)'; '' if nothing is. */
export function detailsInWords({ details = [] }: JobPay): string {
  const added = details.filter((detail) => detail.startsWith('+'));
  const notes = details.filter((detail) => !detail.startsWith('+'));
  return [...added, ...(notes.length > 0 ? [`(${notes.join(', ')})`] : [])].join(' ');
}

/** The figure and what is said beside it, where a label or the place names the week: '$2,310 – $2,480'. Null without a pay. */
export const figureInWords = (pay: JobPay | null): string | null =>
  pay && [pay.figure, detailsInWords(pay)].filter(Boolean).join(' ');

/** The pay with its unit, said once: '$2,310 – $2,480 a week + $5,000 sign-on', '$45/hr'. Null without one. */
export function payInWords(
  pay: JobPay | null,
  aWeek: 'a week' | 'per week' | 'weekly' = 'a week',
): string | null {
  if (pay === null) return null;
  return [pay.figure, pay.unit === 'week' ? aWeek : '', detailsInWords(pay)]
    .filter(Boolean)
    .join(' ');
}

/**
 * Pay for small spaces: '$2,355–$2,495/wk', '$45/hr'. Cents are cut off so that it never promises more than the feed; null if neither the
 * week's pay nor the hour's is known.
 */
export function shortPay(pay: JobPay | null): string | null {
  if (pay?.unit === 'hour') return pay.figure;
  if (!pay?.week) return null;
  const { week, limit } = pay;
  const [from, to] = [week.min, week.max].map((dollars) => formatDollars(Math.floor(dollars)));
  if (from !== to) return `${from}–${to}/wk`;
  return `${limit === 'upTo' ? 'up to ' : ''}${to}/wk`;
}

const KEPT = /^((?:Up to |About )?\$[\d,.+$ –]+)(\/hr| a week)(.*)$/;

/** A pay in the words in which a device keeps it (`payInWords`). */
export function keptPay(text: string | null): JobPay | null {
  if (text === null) return null;
  const [, figure = '', unit, details = ''] = KEPT.exec(text) ?? [];
  if (unit === ' a week') return { figure: figure + details, unit: 'week', week: null };
  return { figure: text, unit: unit ? 'hour' : null, week: null };
}
