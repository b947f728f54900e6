import type { Ref } from 'react';
import { formatContractPay, formatWeeks } from '@/lib/domain/pay/contract-pay';
import { formatDollars } from '@/lib/domain/pay/dollars';
import type { Offer } from '@/lib/domain/pay/offer/offer';
import {
  offerFigures,
  weekOfParts,
  type Dollars,
  type OfferFigures,
} from '@/lib/domain/pay/offer/offer-figures';
import { offerDifferences } from '@/lib/domain/pay/offer/offer-words';
import { Panel } from '@/components/ui/boxes/panel';
import { OfferTable } from './offer-table';
import styles from './offer-result.module.css';

type Props = {
  readonly ref: Ref<HTMLHeadingElement>;
  /** Null before it is compared, and while it has errors. */
  readonly offer: Offer | null;
  readonly job: OfferFigures;
  readonly otherPay: string | null;
};

const UNKNOWN = 'Not known';
/** How far a weekly total may be from its parts before a note says so, in US dollars. */
const ODD = 25;

const inDollars = (dollars: Dollars | null) =>
  dollars === null
    ? UNKNOWN
    : formatContractPay({ min: Math.round(dollars.min), max: Math.round(dollars.max) });
const inNumbers = (number: number | null) => (number === null ? UNKNOWN : String(number));

const rowsOf = (own: OfferFigures | null, job: OfferFigures, otherPay: string | null) =>
  (
    [
      ['A week', ({ week }) => inDollars(week)],
      ['An hour, blended', ({ hour }) => inDollars(hour)],
      ['The contract', ({ contract }) => inDollars(contract)],
      ['Length', ({ weeks }) => (weeks ? formatWeeks(weeks) : UNKNOWN)],
      ['Hours a week', ({ hours }) => inNumbers(hours)],
      ['Days off a week', ({ daysOff }) => inNumbers(daysOff)],
    ] satisfies readonly (readonly [string, (figures: OfferFigures) => string])[]
  ).map(([name, say], at) => ({
    name,
    offer: own ? say(own) : '–',
    job: at === 0 && job.week === null && otherPay !== null ? otherPay : say(job),
  }));

function oddWords(offer: Offer): string | null {
  const parts = weekOfParts(offer);
  if (offer.weekly === null || parts === null || Math.abs(parts - offer.weekly) < ODD) return null;
  const hasStipends = offer.stipends > 0;
  // Without stipends, rate and hours are only the taxable part, so a lower sum is not odd.
  if (!hasStipends && parts < offer.weekly) return null;
  return `The ${hasStipends ? 'rate, hours and stipends' : 'rate and hours'} you entered come to ${formatDollars(parts)} a week, not ${formatDollars(offer.weekly)}. We used the weekly total. It may be worth asking about.`;
}

/** Offer and job side by side, and what the comparison does not consider. The job's figures are shown from the start. */
export function OfferResult({ ref, offer, job, otherPay }: Props) {
  const own = offer && offerFigures(offer);
  const differences = own ? offerDifferences(own, job) : [];
  const odd = offer && oddWords(offer);
  return (
    <Panel as="section" className={styles.panel} aria-labelledby="side-by-side">
      <h2 id="side-by-side" ref={ref} tabIndex={-1} className={styles.title}>
        Side by side
      </h2>
      {differences.length > 0 && (
        <ul className={styles.differences}>
          {differences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {own && differences.length === 0 && (
        <p>We don’t know enough about one of them to say which pays more.</p>
      )}
      <OfferTable rows={rowsOf(own, job, otherPay)} />
      {odd && <p className={styles.note}>{odd}</p>}
      <p className={styles.note}>
        Dollars before taxes, if you work every week. Your contract total and hourly figure include
        bonus and travel; this job’s include neither.
      </p>
      <p className={styles.note}>
        Not counted: taxes, benefits, insurance, cost of living, overtime, call, holidays and
        canceled shifts. Not tax advice, not an offer.
      </p>
    </Panel>
  );
}
