import { isOnMap } from '@/lib/domain/place/coordinates';
import type { JobSummary } from '@/lib/domain/job/job';
import type { JobIndex } from '@/lib/domain/search/job-index';
import { findJobs } from '@/lib/domain/search/job-search';
import { groupByPlace } from './map-groups';
import type { MapGroup } from './map-groups';
import { withMapFilters } from './map-query';
import type { JobQuery } from '@/lib/domain/query/job-query';
import type { JobSearchResult } from '@/lib/domain/search/search-result';

/** What the map shows for a query. */
export type JobMap = Pick<
  JobSearchResult,
  'facets' | 'left' | 'tags' | 'leftOut' | 'near' | 'wider' | 'unknown'
> & {
  /** Jobs that pass the filters, placed or not. */
  readonly total: number;
  readonly groups: readonly MapGroup<JobSummary>[];
  readonly unplaced: readonly JobSummary[];
  /** Whether any job has a place, before any filter: without one there is no map to show. */
  readonly hasPlaces: boolean;
};

/**
 * The jobs by place that pass title, specialty, shift, job type, mentions, words, minimum and radius; a state fits the view and keeps
 * nothing out (specification, section 5, and docs/product/decisions.md, 'map').
 */
export function searchMap(index: JobIndex, query: JobQuery): JobMap {
  const { jobs, ...found } = findJobs(index, withMapFilters(query));
  const { groups, unplaced } = groupByPlace(jobs);
  const hasPlaces = groups.length > 0 || index.jobs.some(isOnMap);
  return { total: jobs.length, ...found, groups, unplaced, hasPlaces };
}
