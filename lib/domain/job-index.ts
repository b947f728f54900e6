import { indexFacet } from './facet-index';
import type { FacetEntry, FacetIndex } from './facet-index';
import type { JobSummary } from './job';
import type { FacetName, JobSort } from './job-query';
import type { MatchStages } from './match';
import { compareText, orderJobs } from './sort-jobs';
import { stateName, toStateCode } from './states';

/** A data set made ready for searching: built once, then every change of a filter is integer work. */
export type JobIndex = {
  readonly jobs: readonly JobSummary[];
  readonly facets: Readonly<Record<FacetName, FacetIndex>>;
  /** Positions in `jobs`, sorted. */
  readonly orders: Readonly<Record<JobSort, readonly number[]>>;
};

/** Titles and specialties may be named in part; a state or a shift is meant exactly (specification, section 2). */
export const FACET_STAGES: Readonly<Record<FacetName, MatchStages>> = {
  title: 'partial',
  specialty: 'partial',
  state: 'exact',
  shift: 'exact',
};

const byCount = (a: FacetEntry, b: FacetEntry) =>
  b.count - a.count || compareText(a.label.toLowerCase(), b.label.toLowerCase());
const byStateName = (a: FacetEntry, b: FacetEntry) =>
  compareText(stateName(a.label), stateName(b.label));

/** Prepares a list of jobs: labels of every category as integers, options in their order, both sort orders. */
export function indexJobs(jobs: readonly JobSummary[]): JobIndex {
  const facet = (
    valuesOf: (job: JobSummary) => readonly string[],
    rules: Omit<Parameters<typeof indexFacet>[1], 'valuesOf'>,
  ) =>
    indexFacet(jobs.length, {
      ...rules,
      valuesOf: (position) => {
        const job = jobs[position];
        return job ? valuesOf(job) : [];
      },
    });
  return {
    jobs,
    facets: {
      title: facet((job) => job.titles, { stages: FACET_STAGES.title, compare: byCount }),
      specialty: facet((job) => job.specialties, {
        stages: FACET_STAGES.specialty,
        compare: byCount,
      }),
      state: facet((job) => (job.state ? [job.state] : []), {
        stages: FACET_STAGES.state,
        compare: byStateName,
        canonical: toStateCode,
      }),
      shift: facet((job) => job.shifts, { stages: FACET_STAGES.shift, compare: byCount }),
    },
    orders: orderJobs(jobs),
  };
}
