import type { JobMerits } from '@/lib/domain/job/job';
import type { JobChanges } from '@/lib/domain/job-history/change-list';
import type { PayLines } from '@/lib/domain/pay-pages/pay-lines';
import type { KnownPage } from '@/lib/domain/search-pages/known-pages';
import type { FirstSeen } from './first-seen';
import type { ListedJob } from './listed-job';

/** What is kept on disk. A change of shape takes a new version; files of another version are left alone. */
export type StoredSnapshot = {
  readonly version: typeof STORED_VERSION;
  readonly fetchedAt: string;
  readonly droppedCount: number;
  readonly jobs: readonly ListedJob[];
  /** By which reading of descriptions the jobs have what these state (posting/mentions.ts); missing where they have not been read. */
  readonly reading?: number;
  /** What sets each of them apart (null: nothing), in the order of the jobs; missing in what was stored before version 4. */
  readonly merits?: readonly (JobMerits | null)[];
  readonly firstSeen: readonly (readonly [string, FirstSeen])[];
  /** What changed of jobs, of those of which anything did; missing in what was stored before it was kept. */
  readonly changes?: readonly (readonly [string, JobChanges])[];
  /** The pages that are searches; missing in what was stored before there were any. */
  readonly searchPages?: readonly (readonly [string, KnownPage])[];
  /** What jobs paid from day to day, by pay page; missing in what was stored before there were any. */
  readonly payLines?: readonly (readonly [string, PayLines])[];
};
export const STORED_VERSION = 4;
