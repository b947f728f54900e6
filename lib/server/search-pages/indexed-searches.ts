import 'server-only';
import { lastModified } from '@/lib/domain/dates/job-posting-dates';
import type { IsoDate } from '@/lib/domain/job/job';
import type { SearchPage } from '@/lib/domain/search-pages/search-page';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import { oncePerSnapshot } from '@/lib/server/jobs/snapshot/per-snapshot';

type IndexedSearch = { readonly path: string; readonly lastmod: IsoDate | null };

const isIndexed = (page: { readonly isIndexed: boolean }) => page.isIndexed;

/** The indexed pages that are searches and the indexed pay pages, each with the day its jobs last changed. */
export const indexedSearches = oncePerSnapshot(
  ({ searchPages: { pages }, payPages, find }: Snapshot): readonly IndexedSearch[] => {
    const changedOn = (jobs: SearchPage['jobs']) =>
      jobs.reduce<IsoDate | null>((newest, { id }) => {
        const job = find(id);
        const day = job ? lastModified(job) : null;
        return day !== null && day > (newest ?? '') ? day : newest;
      }, null);
    return [
      ...[...pages.values()]
        .filter(isIndexed)
        .map(({ path, jobs }) => ({ path, lastmod: changedOn(jobs) })),
      ...[...payPages.values()].filter(isIndexed).map(({ path, jobsPath }) => ({
        path,
        lastmod: changedOn(pages.get(jobsPath)?.jobs ?? []),
      })),
    ];
  },
);
