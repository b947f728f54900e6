import { believablePay } from './believable-pay';
import { formatDollars } from './dollars';

const IS_A_LIMIT = /^\W*up to\b/i;

/**
 * Weekly pay for where there is little room: '$2,355–$2,495/wk'. Cents are cut off, so that it never says more than the feed; null where
 * the feed names no weekly figure that can be believed.
 */
export function shortPay(text: string | null): string | null {
  const pay = believablePay(text);
  if (pay === null) return null;
  const [from, to] = [pay.min, pay.max].map((dollars) => formatDollars(Math.floor(dollars)));
  if (from !== to) return `${from}–${to}/wk`;
  return `${IS_A_LIMIT.test(text ?? '') ? 'up to ' : ''}${to}/wk`;
}
