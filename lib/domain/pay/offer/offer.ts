/** An offer as the form holds it: '' if nothing is known. */
export type OfferValues = Readonly<Record<OfferField, string>>;

/** An offer in numbers: US dollars before taxes, hours and weeks; null if it does not say. */
export type Offer = {
  /** The pay of a whole week. It takes precedence over the parts below. */
  readonly weekly: number | null;
  /** Taxable, by the hour. */
  readonly hourly: number | null;
  /** Hours a week. */
  readonly hours: number | null;
  /** Days off a week. */
  readonly daysOff: number | null;
  /** A week's stipends, all of them together. */
  readonly stipends: number;
  readonly weeks: number | null;
  /** Paid once: bonus and travel. */
  readonly once: number;
};

/** The range of each figure; one outside is a typing error, or a figure for another period. */
export const OFFER_LIMITS = {
  weekly: { min: 300, max: 20_000 },
  hourly: { min: 5, max: 500 },
  hours: { min: 4, max: 84 },
  housing: { min: 0, max: 10_000 },
  meals: { min: 0, max: 3_000 },
  stipends: { min: 0, max: 10_000 },
  weeks: { min: 1, max: 104 },
  bonus: { min: 0, max: 100_000 },
  travel: { min: 0, max: 20_000 },
} as const satisfies Readonly<Record<string, { readonly min: number; readonly max: number }>>;

/** What an offer names: figures, which are typed text until they are read, and the shifts. */
export type OfferField = keyof typeof OFFER_LIMITS | 'shift';

/** A figure found in a text, in the format of its field. */
export type OfferFigure = { readonly field: OfferField; readonly value: string };

const NUMBER = /^\$? ?(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d{1,2})?$/;

/** A typed number, with or without its dollar sign and commas: '$2,450.50'. Null if it is not a number, or may be two. */
export function readNumber(text: string): number | null {
  const [, whole, cents = ''] = NUMBER.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(',', '') + cents);
}
