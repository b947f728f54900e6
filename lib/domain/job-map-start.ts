import type { JobMap } from './job-map';
import type { MapList } from './map-list';
import type { PackedFacets } from './packed-result';

/** The map as it travels with the first HTML: everything but the jobs, of which it names a few for each place. */
export type JobMapStart = Pick<JobMap, 'tags' | 'near' | 'wider' | 'unknown' | 'hasPlaces'> & {
  /** The query string the server answered, without '?'. */
  readonly search: string;
  readonly facets: PackedFacets;
  /** Jobs before any filter: whether the browser can have all of them. */
  readonly openJobs: number;
  readonly list: MapList;
};
