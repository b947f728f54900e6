import { fold } from '@/lib/domain/words/words';
import type { JobSummary } from '@/lib/domain/job/job';
import { payOfJobs } from '@/lib/domain/pay/pay-figures';
import { countSpellings } from '@/lib/domain/search-pages/count-labels';
import { shiftName } from '@/lib/domain/search-pages/page-facts';

/** Jobs of one shift or one contract length, with their median in US dollars a week. */
export type PayGroup = {
  readonly label: string;
  readonly count: number;
  /** Null if too few of them name a weekly figure. */
  readonly median: number | null;
  /** How the jobs write it: a filter treats each spelling separately. */
  readonly spellings: readonly string[];
};

/** What a pay page's jobs pay by shift and by contract length: those of each group with most jobs first. */
export type PayGroups = {
  readonly shifts: readonly PayGroup[];
  readonly lengths: readonly PayGroup[];
};

const keyOf = (label: string) => fold(shiftName(label));

/**
 * The jobs of a pay page in groups, the largest of each kind.
 * @param most how many groups of a kind
 */
export function payGroups(jobs: readonly JobSummary[], most: number): PayGroups {
  const grouped = (labelsOf: (job: JobSummary) => readonly string[]) => {
    const jobsOf = new Map<string, JobSummary[]>();
    for (const job of jobs)
      for (const key of new Set(labelsOf(job).map(keyOf))) {
        const those = jobsOf.get(key) ?? [];
        those.push(job);
        jobsOf.set(key, those);
      }
    return countSpellings(jobs, labelsOf, keyOf)
      .filter(({ label }) => shiftName(label) !== '')
      .slice(0, most)
      .map(({ label, count, spellings }): PayGroup => {
        const pay = payOfJobs(jobsOf.get(keyOf(label)) ?? []);
        return { label: shiftName(label), count, median: pay?.median ?? null, spellings };
      });
  };
  return {
    shifts: grouped(({ shifts }) => shifts),
    lengths: grouped(({ contractLength }) => (contractLength ? [contractLength] : [])),
  };
}
