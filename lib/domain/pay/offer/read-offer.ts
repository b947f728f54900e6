import { OFFER_LIMITS, type OfferField, type OfferFigure } from './offer';
import { readMoney } from './offer-money';
import { withoutRefusals } from './offer-refusals';
import { readTimes } from './offer-times';

/** What was found in a text, in the format of the form's fields. */
export type OfferReading = {
  readonly found: Readonly<Partial<Record<OfferField, string>>>;
  /** The text has more than one offer: nothing is taken, because nobody can say which figure belongs to which. */
  readonly isSeveral: boolean;
};

/** A second offer that has a name. */
const SECOND =
  /\b(?:option|offer|job|assignment|position|contract|package)\s?#?\s?(?:2|b|two)\b(?!\s?(?:x|-|weeks?|wks?|days?|hours?|hrs?|\w+ of))/i;
/** Two values of one of these mean two offers; two of any other field leave only that field open. */
const ONE_OFFER: readonly OfferField[] = ['weekly', 'hourly'];

/** The text in one spelling: plain dashes, quotes and signs, and stipends that are named together as one. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’`]/g, "'")
    .replace(/×/g, 'x')
    .replace(/\bUSD ?\$?|\$ ?USD\b|US\$/gi, '$')
    .replace(/\b(?:meals?|food) ?(?:and|&|\/|\+) ?incidentals?(?: expenses?)?\b/gi, 'M&IE')
    .replace(/\bm ?(?:&|and|\+) ?i(?: ?(?:&|and) ?)?e?\b/gi, 'M&IE')
    .replace(
      /(?<!\d\s?(?:\/ ?w(?:ee)?k|weekly|(?:per|a) week)?\s)\b(?:housing|lodging)(?: stipends?)? ?(?:and|&|\/|\+|plus) ?(?:M&IE|meals?|food)\b/gi,
      'combined stipends',
    )
    .replace(
      /(?<!\d\s?(?:\/ ?w(?:ee)?k|weekly|(?:per|a) week)?\s)(?:M&IE|\bmeals?|\bfood)(?: stipends?)? ?(?:and|&|\/|\+|plus) ?(?:housing|lodging)\b/gi,
      'combined stipends',
    );

const isPossible = ({ field, value }: OfferFigure) =>
  field === 'shift' ||
  (Number(value) >= OFFER_LIMITS[field].min && Number(value) <= OFFER_LIMITS[field].max);

/** Leaves stipends open if they may be the sum of the parts named beside them, and would count twice. */
function withoutSum({ stipends, ...others }: OfferReading['found']): OfferReading['found'] {
  const { housing = 0, meals = 0 } = others;
  const larger = Math.max(Number(housing), Number(meals));
  const isOpen = stipends === undefined || (larger > 0 && Number(stipends) >= larger);
  return isOpen ? others : { ...others, stipends };
}

/**
 * The figures of one offer in a text that a visitor received: '$2,450/wk', '36 hrs', 'taxable $22/hr', 'M&IE $462'. What is not certain
 * stays open: ranges, 'up to', rates for overtime or a shift, pay by the day or month, and a figure given twice with different values.
 */
export function readOffer(text: string): OfferReading {
  const said = withoutRefusals(plain(text));
  const values = new Map<OfferField, Set<string>>();
  for (const figure of [...readMoney(said), ...readTimes(said)].filter(isPossible))
    values.set(figure.field, (values.get(figure.field) ?? new Set<string>()).add(figure.value));
  const isSeveral =
    SECOND.test(said) || ONE_OFFER.some((field) => (values.get(field)?.size ?? 0) > 1);
  const certain = [...values].flatMap(([field, [first = '', ...others]]) =>
    others.length === 0 ? [[field, first] as const] : [],
  );
  const found = isSeveral ? {} : withoutSum(Object.fromEntries(certain));
  return { found, isSeveral };
}
