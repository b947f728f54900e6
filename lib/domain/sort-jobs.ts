import type { JobSummary } from './job';
import { highestPay } from './pay';

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

/** Positions of the jobs in both orders. Equal pay stays in the order of 'Recent'. */
export function orderJobs(jobs: readonly JobSummary[]): {
  recent: readonly number[];
  highestPay: readonly number[];
} {
  const recent = jobs
    .map((job, position) => ({ job, position, pay: highestPay(job.payText) }))
    .sort((a, b) => compareRecent(a.job, b.job));
  return {
    recent: recent.map(({ position }) => position),
    highestPay: recent.toSorted((a, b) => b.pay - a.pay).map(({ position }) => position),
  };
}
