import { unpackJobs, type PackedJobs } from '@/lib/domain/lists/packed-jobs';
import { filterIndexSteps } from '@/lib/domain/search/job-index';
import { searchMap, type JobMap } from '@/lib/domain/map/job-map';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { searchJobs } from '@/lib/domain/search/job-search';
import { toMapList, type MapList } from '@/lib/domain/map/map-list';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import { runSliced, yieldWhenIdle } from './run-sliced';

/** Searches all open jobs: for the list, and for the map. */
export type JobFinder = {
  readonly search: (query: JobQuery) => JobSearchResult;
  readonly searchMap: (query: JobQuery) => JobMap & { readonly list: MapList };
};

/** Makes a list searchable. This file is loaded with the list's data, not with the page. */
export async function makeFinder(packed: PackedJobs): Promise<JobFinder> {
  const { index, rest } = await runSliced(filterIndexSteps(unpackJobs(packed)));
  void yieldWhenIdle().then(() => runSliced(rest, yieldWhenIdle));
  return {
    search: (query) => searchJobs(index, query),
    searchMap: (query) => {
      const map = searchMap(index, query);
      return { ...map, list: toMapList(map) };
    },
  };
}
