import 'server-only';
import { lastModified } from '@/lib/domain/dates/job-posting-dates';
import { figuresSince } from '@/lib/domain/pay-pages/pay-lines';
import type { IsoDate } from '@/lib/domain/job/job';
import type { Snapshot } from '@/lib/server/snapshot/build-snapshot';
import { oncePerSnapshot } from '@/lib/server/snapshot/per-snapshot';

type IndexedSearch = { readonly path: string; readonly lastmod: IsoDate | null };

const isIndexed = (page: { readonly isIndexed: boolean }) => page.isIndexed;

/**
 * The indexed pages that are searches, each with the day its jobs last changed, and the indexed pay pages, each with the day its
 * figures last changed.
 */
export const indexedSearches = oncePerSnapshot(
  ({ searchPages, payPages, find }: Snapshot): readonly IndexedSearch[] => [
    ...[...searchPages.pages.values()].filter(isIndexed).map(({ path, jobs }) => ({
      path,
      lastmod: jobs.reduce<IsoDate | null>((newest, { id }) => {
        const job = find(id);
        const day = job ? lastModified(job) : null;
        return day !== null && day > (newest ?? '') ? day : newest;
      }, null),
    })),
    ...[...payPages.values()]
      .filter(isIndexed)
      .map(({ path, lines }) => ({ path, lastmod: figuresSince(lines) })),
  ],
);
