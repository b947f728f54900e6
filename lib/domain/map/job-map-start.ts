import type { MapAnswer } from './map-answer';
import type { MapBounds } from './map-view';

/** The map as it travels with the first HTML: all that is drawn before anyone filters it. */
export type JobMapStart = MapAnswer & {
  /** The query string the server answered, without '?'. */
  readonly search: string;
  /** What of it filters the map. */
  readonly filters: string;
  /** What the first view is fitted to. */
  readonly fitted: MapBounds | null;
  /** Jobs before any filter: whether the browser can have all of them. */
  readonly openJobs: number;
};
