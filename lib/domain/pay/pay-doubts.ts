import { isNoPay } from './no-pay';
import { readPay } from './read-pay';

/**
 * What could not be read in a pay text, for the owner; empty if nothing is in doubt, or nothing is said. Each doubt is a phrase that can
 * follow 'pay: '.
 */
export function payDoubts(text: string | null): readonly string[] {
  if (text === null || isNoPay(text)) return [];
  const { week, hour, other, doubt, parts, own } = readPay(text);
  const isRead = week !== null || hour !== null || other !== null;
  if (doubt) return [doubt];
  if (!isRead && parts.length === 0) return ['no figure that can be read'];
  if (!isRead) return ['a figure for something else, and none for the week'];
  const isUnnamed = parts.some(
    (part) => part.purpose === 'base' && part.unit === null && !own.includes(part),
  );
  return isUnnamed ? ['a second figure that nothing is said of'] : [];
}
