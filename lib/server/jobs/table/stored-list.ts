import type { IsoDate } from '@/lib/domain/job/job';
import type { KnownPages } from '@/lib/domain/search-pages/known-pages';
import type { ListedJob } from './listed-job';

/** The list of jobs as it is stored. */
export type KeptList = {
  readonly fetchedAt: string;
  readonly droppedCount: number;
  /** In the order of their ids. */
  readonly jobs: readonly ListedJob[];
  /** The `READING` (posting/mentions.ts) with which the jobs' descriptions were read; missing if they have not been read. */
  readonly reading?: number | undefined;
  /** The pages that are searches, and what is remembered about them (docs/decisions/0051). */
  readonly searchPages: KnownPages;
};

/** What the database has. */
export type StoredList = Omit<KeptList, 'fetchedAt'> & {
  readonly version: number;
  /** Null if no read was ever stored: there is no list. */
  readonly fetchedAt: string | null;
};

/** What is remembered of a job. */
export type SeenJob = {
  /** As it was listed or found last, without its description if it is listed no more. */
  readonly job: ListedJob;
  /** The last day on which it was listed; null if only a look-up found it. */
  readonly listedOn: IsoDate | null;
};

/** Code-unit order of ids, which is that of every list: a restart, another instance and another database change nothing. */
export const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
