import { formatDollars } from '@/lib/domain/pay/dollars';
import type { Dollars, OfferFigures } from './offer-figures';

/** A figure that is compared, and the words for its period. */
type Compared = {
  readonly key: 'week' | 'hour' | 'contract';
  /** As in '$3 more an hour'. */
  readonly more: string;
  /** As in 'about the same per hour'. */
  readonly same: string;
  /** As in 'this job’s hourly range'. */
  readonly range: string;
  /** Smaller differences are ignored, in US dollars. */
  readonly roundTo: number;
};

const COMPARED: readonly Compared[] = [
  { key: 'week', more: 'a week', same: 'per week', range: 'weekly range', roundTo: 10 },
  {
    key: 'hour',
    more: 'an hour, blended',
    same: 'per hour, blended',
    range: 'hourly range, blended',
    roundTo: 1,
  },
  {
    key: 'contract',
    more: 'over the contract',
    same: 'over the contract',
    range: 'range over the contract',
    roundTo: 100,
  },
];

const rounded = (dollars: number, step: number) => Math.round(dollars / step) * step;

/** '$3', '$3 to $8': how far apart two figures are. */
function distance(from: number, to: number, step: number): string {
  const [least, most] = [Math.max(rounded(from, step), step), rounded(to, step)];
  return most <= least ? formatDollars(least) : `${formatDollars(least)} to ${formatDollars(most)}`;
}

function inWords(offer: number, job: Dollars, { more, same, range, roundTo }: Compared): string {
  const [above, below] = [offer - job.max, job.min - offer];
  if (above < roundTo / 2 && below < roundTo / 2)
    return job.max - job.min < roundTo
      ? `Both pay about the same ${same}.`
      : `Your offer is within this job’s ${range}.`;
  if (above > 0)
    return `Your offer pays about ${distance(above, offer - job.min, roundTo)} more ${more}.`;
  return `This job pays about ${distance(below, job.max - offer, roundTo)} more ${more}.`;
}

const isSameLength = (offer: OfferFigures, job: OfferFigures) =>
  offer.weeks?.min === job.weeks?.min && offer.weeks?.max === job.weeks?.max;

/** Which of the two is more work, if both state their hours. */
function hoursApart(offer: OfferFigures, job: OfferFigures): readonly string[] {
  if (offer.hours === null || job.hours === null || offer.hours === job.hours) return [];
  const hours = Number(Math.abs(offer.hours - job.hours).toFixed(2));
  const who = offer.hours > job.hours ? 'Your offer' : 'This job';
  return [`${who} asks for ${hours} more ${hours === 1 ? 'hour' : 'hours'} a week.`];
}

/** The differences, a sentence each; none for a figure that one of them lacks. */
export function offerDifferences(offer: OfferFigures, job: OfferFigures): readonly string[] {
  return COMPARED.flatMap((compared) => {
    const [own, other] = [offer[compared.key], job[compared.key]];
    if (!own || !other) return [];
    const sentence = inWords(own.max, other, compared);
    if (compared.key === 'week') return [sentence, ...hoursApart(offer, job)];
    const isUneven = compared.key === 'contract' && !isSameLength(offer, job);
    return isUneven ? [sentence, 'The two contracts differ in length.'] : [sentence];
  });
}
