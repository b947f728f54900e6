import type { Job, WeeklyPay } from '@/lib/domain/job/job';
import { formatWeeks, parseWeeks, type Weeks } from './contract-pay';
import { formatDollars } from './dollars';
import { weekOfJob } from './hourly-pay';
import { payInWords } from './pay-words';

/** A figure of an offer that a visitor types. */
export type OfferFigure = 'pay' | 'hours' | 'stipend' | 'weeks' | 'other';

/** Another agency's offer: US dollars before taxes, hours and weeks; null for what was not typed. */
export type Offer = Readonly<Record<OfferFigure, number | null>>;

/** Dollars by the week, by the hour and for the contract; null for what cannot be worked out. */
export type PayByPeriod = Readonly<Record<'week' | 'hour' | 'contract', WeeklyPay | null>>;

/** A job as it stands beside an offer. */
export type JobBesideOffer = {
  readonly pay: PayByPeriod;
  /** Hours a week. */
  readonly hours: number | null;
  /** What the comparison leaves out: what it pays besides its week, and that its figure is a limit; '' if nothing. */
  readonly aside: string;
  /** What it says of each figure that is typed for the offer. */
  readonly words: Readonly<Record<OfferFigure, string>>;
};

/** Pay below this is by the hour: no week pays so little, and no hour so much. */
const LEAST_A_WEEK = 300;
const UNSAID = 'Not in the posting';
/** A note that says that the week includes stipends. */
const WITH_STIPENDS = /^incl\. .*(?:stipend|tax-free)$/;
const LIMITS = {
  upTo: 'at this job’s top pay',
  from: 'at this job’s lowest pay',
  about: '',
} as const;
const ASKED = {
  pay: 'Enter your offer’s pay to compare',
  hours: 'Enter the hours a week to compare',
  weeks: 'Enter the weeks to compare',
} as const satisfies Partial<Record<OfferFigure, string>>;

/** The figure without which the others say too little: pay by the hour needs hours, and what is paid once needs weeks. */
export function missingFigure({ pay, hours, weeks, other }: Offer): keyof typeof ASKED | null {
  if (pay === null) return 'pay';
  if (pay < LEAST_A_WEEK && hours === null) return 'hours';
  return other && weeks === null ? 'weeks' : null;
}

function byPeriod(week: WeeklyPay | null, hours: number | null, weeks: Weeks | null): PayByPeriod {
  return {
    week,
    hour: week && hours ? { min: week.min / hours, max: week.max / hours } : null,
    contract: week && weeks && { min: week.min * weeks.min, max: week.max * weeks.max },
  };
}

/** What an offer pays: the stipend is added to the pay, and what is paid once is spread over the weeks. */
export function offerPay(offer: Offer): PayByPeriod {
  const { pay, hours, stipend, weeks, other } = offer;
  if (pay === null || missingFigure(offer)) return byPeriod(null, null, null);
  const base = pay < LEAST_A_WEEK ? pay * (hours ?? 0) : pay;
  const week = base + (stipend ?? 0) + (other ?? 0) / (weeks ?? 1);
  return byPeriod({ min: week, max: week }, hours, weeks ? { min: weeks, max: weeks } : null);
}

/** The figures and the words of a job, by what the feed says of it. Stipends are in its week where it says so. */
export function jobBesideOffer(
  job: Pick<Job, 'pay' | 'contractLength' | 'shifts' | 'contract'>,
): JobBesideOffer {
  const week = job.pay?.week ?? null;
  const hours = weekOfJob(job)?.hours ?? null;
  const weeks = parseWeeks(job.contractLength);
  const details = job.pay?.details ?? [];
  const added = details.filter((detail) => detail.startsWith('+'));
  const notes = details.filter((detail) => !detail.startsWith('+'));
  const besides = added.map((detail) => detail.slice(1).trim()).join(' and ');
  const limit = LIMITS[job.pay?.limit ?? 'about'];
  const asides = [besides && `without this job’s ${besides}`, limit].filter(Boolean);
  return {
    pay: byPeriod(week, hours, weeks),
    hours,
    aside: asides.map((words) => `, ${words}`).join(''),
    words: {
      pay: payInWords(job.pay && { ...job.pay, details: notes }) ?? UNSAID,
      hours: hours === null ? UNSAID : String(hours),
      stipend: notes.some((note) => WITH_STIPENDS.test(note)) ? 'Included in pay' : UNSAID,
      weeks: weeks ? formatWeeks(weeks) : (job.contractLength ?? UNSAID),
      other: added.join(' ') || UNSAID,
    },
  };
}

/** 'about $50 to $150 more': by how much one pays more. */
function more(from: number, to: number, roundTo: number): string {
  const [least, most] = [from, to].map((dollars) =>
    formatDollars(Math.round(dollars / roundTo) * roundTo),
  );
  return `about ${least === most ? least : `${least} to ${most}`} more`;
}

/** The comparison in one line that fits a phone, or what has to be typed first. */
export function offerAnswer(offer: Offer, job: JobBesideOffer): string {
  const missing = missingFigure(offer);
  if (missing) return ASKED[missing];
  // Weeks of different hours are compared by the hour.
  const isUneven = offer.hours !== null && job.hours !== null && offer.hours !== job.hours;
  const unit = isUneven ? 'hour' : 'week';
  const [aUnit, roundTo] = isUneven ? ['an hour', 1] : ['a week', 10];
  const [own, other] = [offerPay(offer)[unit], job.pay[unit]];
  if (!own || !other) return 'This job lists no weekly pay to compare with';
  const [above, below] = [own.min - other.max, other.min - own.min];
  if (above >= roundTo / 2)
    return `Your offer: ${more(above, own.min - other.min, roundTo)} ${aUnit}${job.aside}`;
  if (below >= roundTo / 2)
    return `This job: ${more(below, other.max - own.min, roundTo)} ${aUnit}${job.aside}`;
  return other.max - other.min < roundTo
    ? `Both pay about the same ${aUnit}${job.aside}`
    : `Your offer is within this job’s ${unit}ly range${job.aside}`;
}
