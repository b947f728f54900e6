import type { JobMerits } from '@/lib/domain/job/job';
import { withPay } from '@/lib/domain/pay/job-pay';
import type { FirstSeen } from '@/lib/server/feed/first-seen';
import type { ListedJob } from '@/lib/server/feed/listed-job';
import type { Cell } from './stored-table';

/** A job as stored: its description as the number of its block and its place in it, its contract in separate lines. */
export type JobRow = Omit<ListedJob, 'packed' | 'contract' | 'said' | 'pay'> & {
  readonly block: number | null;
  readonly inBlock: number;
  readonly merits: JobMerits | null;
};
export type DatesRow = FirstSeen & { readonly id: string };

/** What a description states, in separate lines, which may be missing; null if it has not been read. */
export type SaidRow = { readonly said: readonly string[] | null };

/** The job in this row, with the block that contains its description. */
export function toListedJob(cell: Cell<JobRow>, at: number, blocks: readonly Buffer[]): ListedJob {
  const number = cell('block', at);
  const block = number === null ? null : blocks[number];
  if (block === undefined) throw new Error('A block of descriptions is missing');
  return withPay({
    id: cell('id', at),
    jobNumber: cell('jobNumber', at),
    title: cell('title', at),
    titles: cell('titles', at),
    specialties: cell('specialties', at),
    shifts: cell('shifts', at),
    orderTypes: cell('orderTypes', at),
    city: cell('city', at),
    state: cell('state', at),
    placeText: cell('placeText', at),
    payText: cell('payText', at),
    contractLength: cell('contractLength', at),
    daysOpen: cell('daysOpen', at),
    postedOn: cell('postedOn', at),
    coordinates: cell('coordinates', at),
    otherId: cell('otherId', at),
    applicationTitle: cell('applicationTitle', at),
    packed: block && { block, at: cell('inBlock', at) },
    isAdhoc: cell('isAdhoc', at),
    firstSeenOn: cell('firstSeenOn', at),
    changedOn: cell('changedOn', at),
    lastSeenOn: cell('lastSeenOn', at),
    content: cell('content', at),
  });
}

export function toFirstSeen(cell: Cell<DatesRow>, at: number): readonly [string, FirstSeen] {
  const dates = {
    firstSeenOn: cell('firstSeenOn', at),
    postedOn: cell('postedOn', at),
    inFeedOn: cell('inFeedOn', at),
    content: cell('content', at),
    changedOn: cell('changedOn', at),
  };
  return [cell('id', at), dates];
}
