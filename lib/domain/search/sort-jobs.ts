import type { JobSummary } from '@/lib/domain/job/job';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';

/** Code-unit order: the same in every browser and on the server. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** 'Recent', also the default: fewest days open first, missing age last, ties by id (specification, section 4). */
export function compareRecent(
  a: Pick<JobSummary, 'daysOpen' | 'id'>,
  b: Pick<JobSummary, 'daysOpen' | 'id'>,
): number {
  if (a.daysOpen === b.daysOpen) return compareText(a.id, b.id);
  if (a.daysOpen === null) return 1;
  if (b.daysOpen === null) return -1;
  return a.daysOpen - b.daysOpen;
}

/** Items with the same number together, the lowest number first; equal ones keep their order. */
function* groupByNumber<T>(
  items: readonly T[],
  numberOf: (item: T) => number,
): SlicedWork<readonly T[][]> {
  const groups = new Map<number, T[]>();
  for (const [at, item] of items.entries()) {
    const number = numberOf(item);
    const group = groups.get(number);
    if (group) group.push(item);
    else groups.set(number, [item]);
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

const isSorted = <T>(items: readonly T[], compare: (a: T, b: T) => number): boolean =>
  items.every((item, at) => {
    const before = items[at - 1];
    return before === undefined || compare(before, item) <= 0;
  });

/** The jobs in the order 'Recent', sorted in slices: by age, then by id within each age. A list already in order is unchanged. */
export function* sortRecent<T extends Pick<JobSummary, 'daysOpen' | 'id'>>(
  jobs: readonly T[],
): SlicedWork<T[]> {
  if (isSorted(jobs, compareRecent)) return [...jobs];
  const sorted: T[] = [];
  for (const group of yield* groupByNumber(jobs, ({ daysOpen }) => daysOpen ?? Infinity)) {
    for (const job of group.sort(compareRecent)) sorted.push(job);
    yield;
  }
  return sorted;
}

/** The largest dollar figure of the week's pay, else of its text. */
const highestOf = (pay: JobSummary['pay'] | undefined): number => pay?.week?.max ?? pay?.most ?? 0;

/**
 * Positions of the jobs in the order 'Highest Pay': the largest dollar figure first, none last (specification, section 4).
 * Equal pay stays in the order of the list.
 */
export function* orderByPay(jobs: readonly Pick<JobSummary, 'pay'>[]): SlicedWork<Uint32Array> {
  const positions = Array.from(jobs, (_, position) => position);
  const groups = yield* groupByNumber(positions, (at) => -highestOf(jobs[at]?.pay));
  return Uint32Array.from(groups.flat());
}
