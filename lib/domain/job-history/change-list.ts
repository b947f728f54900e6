import type { IsoDate } from '@/lib/domain/job/job';

/** The parts of a posting whose changes are reported. */
export type ChangedPart =
  'pay' | 'shift' | 'length' | 'start' | 'hours' | 'type' | 'title' | 'place' | 'description';

/**
 * One change: the day of the feed that reported it and, for weekly pay, by how many dollars its lower and its upper end moved, if both
 * could be read. A tuple because there are many.
 */
export type JobChange = readonly [on: IsoDate, part: ChangedPart, low?: number, high?: number];

/** The changes of a job, oldest first. */
export type JobChanges = readonly JobChange[];

/** The latest changes are kept: `ofPart` of one part, so that a part that flaps does not push out the rest, and `ofJob` in all. */
const KEPT = { ofPart: 2, ofJob: 4 } as const;

const isSame = ([on, part]: JobChange, [otherOn, otherPart]: JobChange) =>
  on === otherOn && part === otherPart;

function latest(changes: JobChanges): JobChanges {
  const ofPart = (part: ChangedPart) => changes.filter((one) => one[1] === part);
  return changes
    .filter((one) => ofPart(one[1]).slice(-KEPT.ofPart).includes(one))
    .slice(-KEPT.ofJob);
}

/** Merges two changes of one part on one day: pay that went and came back is a change without a figure. */
function together([on, part, low, high]: JobChange, [, , nextLow, nextHigh]: JobChange): JobChange {
  const isRead = low !== undefined && high !== undefined;
  if (!isRead || nextLow === undefined || nextHigh === undefined) return [on, part];
  const sum = [low + nextLow, high + nextHigh] as const;
  return sum[0] === 0 && sum[1] === 0 ? [on, part] : [on, part, ...sum];
}

/** A job's changes after one more read of the feed. */
export function addChanges(known: JobChanges, fresh: JobChanges): JobChanges {
  let changes = [...known];
  for (const change of fresh) {
    const before = changes.find((one) => isSame(one, change));
    changes = changes.filter((other) => other !== before);
    changes.push(before ? together(before, change) : change);
  }
  return latest(changes);
}

/** Merges two records of one job's changes; if both have the same change, the second wins. */
export function mergeChanges(own: JobChanges, others: JobChanges): JobChanges {
  const rest = own.filter((change) => !others.some((one) => isSame(one, change)));
  if (rest.length === 0) return others;
  return latest([...rest, ...others].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
