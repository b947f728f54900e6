import type { JobMerits } from '@/lib/domain/job/job';
import type { JobChanges } from '@/lib/domain/job-history/change-list';
import type { KnownPage } from '@/lib/domain/search-pages/known-pages';
import type { FirstSeen } from './first-seen';
import type { ListedJob } from './listed-job';

/** What is remembered from one list to the next. */
export type StoredHistory = {
  readonly firstSeen: readonly (readonly [string, FirstSeen])[];
  /** The changes of jobs that changed at all. */
  readonly changes: readonly (readonly [string, JobChanges])[];
  /** The pages that are searches. */
  readonly searchPages: readonly (readonly [string, KnownPage])[];
};

/** The list of jobs as it is stored, with its history. */
export type StoredSnapshot = StoredHistory & {
  readonly fetchedAt: string;
  readonly droppedCount: number;
  readonly jobs: readonly ListedJob[];
  /** The `READING` (posting/mentions.ts) with which the jobs' descriptions were read; missing if they have not been read. */
  readonly reading?: number;
  /** What sets each of them apart (null: nothing), in the order of the jobs. */
  readonly merits: readonly (JobMerits | null)[];
};
