import 'server-only';
import { lastModified } from '@/lib/domain/dates/job-posting-dates';
import type { IsoDate } from '@/lib/domain/job/job';
import type { Snapshot } from '@/lib/server/snapshot/build-snapshot';
import { oncePerSnapshot } from '@/lib/server/snapshot/per-snapshot';

/** The pages that are searches and may be found, each with the day its jobs last changed. */
export const indexedSearches = oncePerSnapshot(
  ({
    searchPages,
    find,
  }: Snapshot): readonly { readonly path: string; readonly lastmod: IsoDate | null }[] =>
    [...searchPages.pages.values()]
      .filter(({ isIndexed }) => isIndexed)
      .map(({ path, jobs }) => ({
        path,
        lastmod: jobs.reduce<IsoDate | null>((newest, { id }) => {
          const job = find(id);
          const day = job ? lastModified(job) : null;
          return day !== null && day > (newest ?? '') ? day : newest;
        }, null),
      })),
);
