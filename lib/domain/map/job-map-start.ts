import type { MapAnswer } from './map-answer';
import type { MapBounds } from './map-view';

/** The map as sent with the first HTML: all that is drawn before it is filtered. */
export type JobMapStart = MapAnswer & {
  /** The query string the server answered, without '?'. */
  readonly search: string;
  /** The part of it that filters the map. */
  readonly filters: string;
  /** What of the query string the server could not read, in a sentence; null if it read all of it. */
  readonly note: string | null;
  /** What the first view is fitted to. */
  readonly fitted: MapBounds | null;
  /** Jobs before any filter: decides whether the browser can load all of them. */
  readonly openJobs: number;
};
