import type { Job } from '@/lib/domain/job/job';
import { parseWeeks, type Weeks } from '@/lib/domain/pay/contract-pay';
import { weekOfJob } from '@/lib/domain/pay/hourly-pay';
import type { Offer } from './offer';

/** US dollars before taxes; both are the same if there is one figure. */
export type Dollars = { readonly min: number; readonly max: number };

/** The figures of a job or an offer that can be compared; null if not known. */
export type OfferFigures = {
  readonly week: Dollars | null;
  readonly contract: Dollars | null;
  /** By the hour, blended. */
  readonly hour: Dollars | null;
  readonly hours: number | null;
  readonly daysOff: number | null;
  readonly weeks: Weeks | null;
};

const one = (dollars: number | null): Dollars | null =>
  dollars === null ? null : { min: dollars, max: dollars };

/** What the parts of an offer's week add up to; null without a rate and its hours. */
export const weekOfParts = ({ hourly, hours, stipends }: Offer): number | null =>
  hourly === null || hours === null ? null : hourly * hours + stipends;

/**
 * The figures of an offer. What is paid once counts toward the contract and, spread over all its hours, toward the hour, but only if the
 * weeks are known.
 */
export function offerFigures(offer: Offer): OfferFigures {
  const { hours, daysOff, weeks, once } = offer;
  const week = offer.weekly ?? weekOfParts(offer);
  const contract = week === null || weeks === null ? null : week * weeks + once;
  const aWeek = contract === null || weeks === null ? week : contract / weeks;
  return {
    week: one(week),
    contract: one(contract),
    hour: one(aWeek === null || hours === null ? null : aWeek / hours),
    hours,
    daysOff,
    weeks: weeks === null ? null : { min: weeks, max: weeks },
  };
}

/** The figures of a job, by what the feed says of it. */
export function jobFigures(
  job: Pick<Job, 'pay' | 'contractLength' | 'shifts' | 'contract'>,
): OfferFigures {
  const week = job.pay?.week ?? null;
  const weeks = parseWeeks(job.contractLength);
  const worked = weekOfJob(job);
  return {
    week,
    contract: week && weeks && { min: week.min * weeks.min, max: week.max * weeks.max },
    hour: week && worked && { min: week.min / worked.hours, max: week.max / worked.hours },
    hours: worked?.hours ?? null,
    daysOff: worked?.daysOff ?? null,
    weeks,
  };
}
