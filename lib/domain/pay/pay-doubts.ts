import type { FieldDoubt } from '@/lib/domain/job/field-doubt';
import { isNoPay } from './no-pay';
import type { WeekDoubt } from './reading/base-pay';
import { readPay } from './read-pay';

/** What can be wrong with a pay text. */
export type PayDoubtKind =
  WeekDoubt | 'pay-no-figure' | 'pay-for-something-else' | 'pay-second-figure';

function kindOf(text: string): PayDoubtKind | null {
  const { week, hour, other, doubt, parts, own } = readPay(text);
  const isRead = week !== null || hour !== null || other !== null;
  if (doubt) return doubt;
  if (!isRead) return parts.length === 0 ? 'pay-no-figure' : 'pay-for-something-else';
  const isUnnamed = parts.some(
    (part) => part.purpose === 'base' && part.unit === null && !own.includes(part),
  );
  return isUnnamed ? 'pay-second-figure' : null;
}

/** What could not be read in a pay text, for the platform check; empty if nothing is in doubt, or nothing is said. */
export function payDoubts(text: string | null): readonly FieldDoubt<PayDoubtKind>[] {
  const kind = text === null || isNoPay(text) ? null : kindOf(text);
  return text === null || kind === null ? [] : [{ field: 'pay', kind, example: text }];
}
