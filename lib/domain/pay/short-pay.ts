import { believablePay } from './believable-pay';
import { formatDollars } from './dollars';

const IS_A_LIMIT = /^\W*up to\b/i;

/**
 * Weekly pay for small spaces: '$2,355–$2,495/wk'. Cents are cut off so that it never promises more than the feed; null if the feed names
 * no believable weekly figure.
 */
export function shortPay(text: string | null): string | null {
  const pay = believablePay(text);
  if (pay === null) return null;
  const [from, to] = [pay.min, pay.max].map((dollars) => formatDollars(Math.floor(dollars)));
  if (from !== to) return `${from}–${to}/wk`;
  return `${IS_A_LIMIT.test(text ?? '') ? 'up to ' : ''}${to}/wk`;
}
