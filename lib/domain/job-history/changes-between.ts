import { tidy } from '@/lib/domain/basics/words';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import { believablePay } from '@/lib/domain/pay/believable-pay';
import type { ChangedPart, JobChange, JobChanges } from './change-list';

/** The parts of a job that are compared. */
type ToldJob = Pick<
  Job,
  | 'payText'
  | 'shifts'
  | 'contractLength'
  | 'orderTypes'
  | 'title'
  | 'city'
  | 'state'
  | 'description'
>;

/** Words without what nobody would call another word; '' for nothing. */
const plain = (text: string | null) => tidy(text ?? '').toLowerCase();
const plainList = (texts: readonly string[]) => texts.map(plain).toSorted().join(', ');

/** Each part but pay, as it is compared, in the order of the page. */
const PARTS: readonly (readonly [ChangedPart, (job: ToldJob) => string])[] = [
  ['shift', ({ shifts }) => plainList(shifts)],
  ['contract', ({ contractLength }) => plain(contractLength)],
  ['type', ({ orderTypes }) => plainList(orderTypes)],
  ['title', ({ title }) => plain(title)],
  ['place', ({ city, state }) => (city && state ? plain(`${city}, ${state}`) : '')],
  ['description', ({ description }) => description ?? ''],
];

/** By how much both ends of the weekly pay moved; by nothing said where either text is none to compute with. */
function payChange(before: string | null, after: string | null, on: IsoDate): JobChange | null {
  if (plain(before) === '' || plain(after) === '' || plain(before) === plain(after)) return null;
  const [then, now] = [believablePay(before), believablePay(after)];
  if (!then || !now) return [on, 'pay'];
  const low = Math.round(now.min - then.min);
  const high = Math.round(now.max - then.max);
  return low === 0 && high === 0 ? null : [on, 'pay', low, high];
}

/**
 * What the feed tells otherwise than before. A part that either record leaves open is not told as changed: nobody knows what it was, or
 * what it became.
 */
export function changesBetween(before: ToldJob, after: ToldJob, on: IsoDate): JobChanges {
  const pay = payChange(before.payText, after.payText, on);
  const others = PARTS.flatMap(([part, of]): JobChange[] => {
    const [then, now] = [of(before), of(after)];
    return then === '' || now === '' || then === now ? [] : [[on, part]];
  });
  return pay ? [pay, ...others] : others;
}
