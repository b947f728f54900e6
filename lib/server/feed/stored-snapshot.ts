import type { JobMerits } from '@/lib/domain/job/job';
import type { JobChanges } from '@/lib/domain/job-history/change-list';
import type { PayLines } from '@/lib/domain/pay-pages/pay-lines';
import type { KnownPage } from '@/lib/domain/search-pages/known-pages';
import type { FirstSeen } from './first-seen';
import type { ListedJob } from './listed-job';

/** What is remembered from one list to the next. */
export type StoredHistory = {
  readonly firstSeen: readonly (readonly [string, FirstSeen])[];
  /** The changes of jobs that changed at all; missing in files from before changes were stored. */
  readonly changes?: readonly (readonly [string, JobChanges])[];
  /** The pages that are searches; missing in files from before there were any. */
  readonly searchPages?: readonly (readonly [string, KnownPage])[];
  /** What jobs paid from day to day, by pay page; missing in files from before there were any. */
  readonly payLines?: readonly (readonly [string, PayLines])[];
};

/** The list of jobs as it is stored, with its history. */
export type StoredSnapshot = StoredHistory & {
  readonly fetchedAt: string;
  readonly droppedCount: number;
  readonly jobs: readonly ListedJob[];
  /** The `READING` (posting/mentions.ts) with which the jobs' descriptions were read; missing if they have not been read. */
  readonly reading?: number;
  /** What sets each of them apart (null: nothing), in the order of the jobs; missing in files from before version 4. */
  readonly merits?: readonly (JobMerits | null)[];
};
