import { tidy } from '@/lib/domain/words/words';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import { payInWords } from '@/lib/domain/pay/pay-words';
import type { ChangedPart, JobChange, JobChanges } from './change-list';

/** What a job says of each part except pay, in the order of the page. */
const PARTS: readonly (readonly [ChangedPart, (job: Job) => readonly (string | null)[]])[] = [
  ['shift', ({ shifts }) => shifts],
  ['length', ({ contractLength }) => [contractLength]],
  ['start', ({ contract }) => [contract?.startsOn ?? null]],
  ['hours', ({ contract }) => [contract?.hoursAWeek?.toString() ?? null]],
  ['type', ({ orderTypes }) => orderTypes],
  ['title', ({ title }) => [title]],
  ['place', ({ city, state }) => [city, state]],
  ['description', ({ description }) => [description]],
];

/** Text without differences in case and white space, which nobody would call a change. */
const plain = (text: string) => tidy(text).toLowerCase();

/** Texts in comparable form, in any order; null if one of them is missing, or there are none. */
function plainTexts(texts: readonly (string | null)[]): string | null {
  const words = texts.map((text) => plain(text ?? ''));
  return words.length === 0 || words.includes('') ? null : words.toSorted().join('\n');
}

function isOther(before: readonly (string | null)[], after: readonly (string | null)[]): boolean {
  // Most parts of most jobs are unchanged, to the letter.
  if (before.length === after.length && before.every((text, at) => text === after[at]))
    return false;
  const [then, now] = [plainTexts(before), plainTexts(after)];
  return then !== null && now !== null && then !== now;
}

/** By how much both ends of the weekly pay moved; without figures if either has none to compute with. What is shown is compared. */
function payChange(before: Job, after: Job, on: IsoDate): JobChange | null {
  if (!isOther([payInWords(before.pay)], [payInWords(after.pay)])) return null;
  const [then, now] = [before.pay?.week, after.pay?.week];
  if (!then || !now) return [on, 'pay'];
  const low = Math.round(now.min - then.min);
  const high = Math.round(now.max - then.max);
  return low === 0 && high === 0 ? null : [on, 'pay', low, high];
}

/**
 * What the feed reports differently than before. A part that either record leaves open is not reported as changed, because nobody knows
 * what it was, or became.
 */
export function changesBetween(before: Job, after: Job, on: IsoDate): JobChanges {
  const pay = payChange(before, after, on);
  const others = PARTS.flatMap(([part, of]): JobChange[] =>
    isOther(of(before), of(after)) ? [[on, part]] : [],
  );
  return pay ? [pay, ...others] : others;
}
