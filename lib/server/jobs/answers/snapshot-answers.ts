import 'server-only';
import { packJobs } from '@/lib/domain/lists/packed-jobs';
import type { PlacedPlace } from '@/lib/domain/place/near';
import { searchOptions } from '@/lib/domain/search/search-options';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import { perSnapshot } from '@/lib/server/jobs/snapshot/per-snapshot';
import type { SnapshotState } from '@/lib/server/jobs/snapshot/snapshot-store';
import { noJobsAnswer } from '@/lib/server/jobs/snapshot/no-jobs-answer';

/** An answer that is the same for all callers until the list changes: written once per snapshot, a 304 for callers that have it. */
function snapshotAnswer(valueOf: (snapshot: Snapshot) => unknown) {
  const written = perSnapshot((snapshot) => JSON.stringify(valueOf(snapshot)));
  return (state: SnapshotState, ifNoneMatch: string | null): Response => {
    if (!state.ok) return noJobsAnswer(state.error);
    const { text, etag } = written(state.snapshot);
    return cachedAnswer({ body: () => text, etag, type: 'application/json', ifNoneMatch });
  };
}

/** The answer of `GET /api/jobs/compact`: the whole list by columns, for the site's own pages (docs/decisions/0008). */
export const answerPackedJobs = snapshotAnswer(({ index }) => packJobs(index.jobs));

/** The answer of `GET /api/jobs/options`: what the home page's pickers offer (specification, section 2). */
export const answerOptions = snapshotAnswer(({ index }) => searchOptions(index));

/** The answer of `GET /api/jobs/places`: the towns with open jobs, for the place field of list and map. */
export const answerPlaces = snapshotAnswer(({ index }): readonly PlacedPlace[] =>
  index.places.flatMap(({ name, position }) => (position ? [{ name, position }] : [])),
);
