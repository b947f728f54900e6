import { formatDollars } from './dollars';
import type { Dollars, OfferFigures } from './offer-figures';

/** A figure that is looked at side by side, and the words for its time. */
type Compared = {
  readonly key: 'week' | 'hour' | 'contract';
  readonly time: string;
  /** Smaller differences are none, in US dollars. */
  readonly roundTo: number;
};

const COMPARED: readonly Compared[] = [
  { key: 'week', time: 'a week', roundTo: 10 },
  { key: 'hour', time: 'an hour, everything in', roundTo: 1 },
  { key: 'contract', time: 'over the contract', roundTo: 100 },
];

const rounded = (dollars: number, step: number) => Math.round(dollars / step) * step;

/** '$3', '$3 to $8': how far two figures are apart. */
function distance(from: number, to: number, step: number): string {
  const [least, most] = [Math.max(rounded(from, step), step), rounded(to, step)];
  return most <= least ? formatDollars(least) : `${formatDollars(least)} to ${formatDollars(most)}`;
}

function inWords(offer: number, job: Dollars, { time, roundTo }: Compared): string {
  const [above, below] = [offer - job.max, job.min - offer];
  if (above < roundTo / 2 && below < roundTo / 2)
    return job.max - job.min < roundTo
      ? `Both pay about the same ${time}.`
      : `Your offer is within this job’s range ${time}.`;
  if (above > 0)
    return `Your offer pays about ${distance(above, offer - job.min, roundTo)} more ${time}.`;
  return `This job pays about ${distance(below, job.max - offer, roundTo)} more ${time}.`;
}

const isSameLength = (offer: OfferFigures, job: OfferFigures) =>
  offer.weeks?.min === job.weeks?.min && offer.weeks?.max === job.weeks?.max;

/** The differences, a sentence each; none where a figure of either is not known. */
export function offerDifferences(offer: OfferFigures, job: OfferFigures): readonly string[] {
  return COMPARED.flatMap((compared) => {
    const [own, other] = [offer[compared.key], job[compared.key]];
    if (!own || !other) return [];
    const sentence = inWords(own.max, other, compared);
    const isUneven = compared.key === 'contract' && !isSameLength(offer, job);
    return isUneven ? [sentence, 'The two contracts are not equally long.'] : [sentence];
  });
}
