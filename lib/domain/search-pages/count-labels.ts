import { fold } from '@/lib/domain/words/words';
import type { JobSummary } from '@/lib/domain/job/job';
import { compareText } from '@/lib/domain/search/sort-jobs';

/** Something that some of the jobs have in common, and how many do. */
export type Share = { readonly label: string; readonly count: number };

/** How many jobs have a label, however it is spelt; each comes with all its spellings and is shown in the first. */
export function countSpellings(
  jobs: readonly JobSummary[],
  labelsOf: (job: JobSummary) => readonly string[],
  keyOf: (label: string) => string,
): readonly (Share & { readonly spellings: readonly string[] })[] {
  const counts = new Map<string, { spellings: Set<string>; count: number; last?: JobSummary }>();
  for (const job of jobs)
    for (const label of labelsOf(job)) {
      const key = keyOf(label);
      const entry = counts.get(key) ?? { spellings: new Set(), count: 0 };
      if (entry.last !== job) entry.count += 1;
      entry.last = job;
      entry.spellings.add(label);
      counts.set(key, entry);
    }
  return [...counts.values()]
    .map(({ spellings: [label = '', ...others], count }) => ({
      label,
      count,
      spellings: [label, ...others],
    }))
    .sort((a, b) => b.count - a.count || compareText(a.label, b.label));
}

/** How many jobs have a label, however it is spelt; each is shown in its first spelling. */
export const countLabels = (
  jobs: readonly JobSummary[],
  labelsOf: (job: JobSummary) => readonly string[],
  keyOf: (label: string) => string = fold,
): readonly Share[] =>
  countSpellings(jobs, labelsOf, keyOf).map(({ label, count }) => ({ label, count }));
