import type { JobSummary } from '@/lib/domain/job/job';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';

/**
 * The most each job pays a week, in whole US dollars; 0 if the feed names no weekly figure. A range counts by its upper end: a job whose
 * range reaches the minimum matches.
 */
export function* indexPays(jobs: readonly Pick<JobSummary, 'pay'>[]): SlicedWork<Uint32Array> {
  const pays = new Uint32Array(jobs.length);
  for (const [at, { pay }] of jobs.entries()) {
    pays[at] = Math.floor(pay?.week?.max ?? 0);
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  return pays;
}

const STEPS = [100, 250, 500, 1_000, 2_500, 5_000, 10_000];
const CHOICES_MAX = 8;

/**
 * The minimums a visitor can choose: round steps between what the lowest and the highest tenth of the jobs pay, at most eight, so that
 * one odd figure in the feed changes nothing. Empty if no job names a weekly figure.
 */
export function minimumsOf(pays: Uint32Array): readonly number[] {
  const known = pays.filter((pay) => pay > 0).sort();
  const [low, high] = [0.1, 0.9].map((part) => known[Math.floor(part * (known.length - 1))] ?? 0);
  if (!low || !high) return [];
  for (const step of STEPS) {
    const first = Math.ceil(low / step);
    const count = Math.floor(high / step) - first + 1;
    if (count <= CHOICES_MAX)
      return Array.from({ length: Math.max(count, 0) }, (_, at) => (first + at) * step);
  }
  return [];
}
