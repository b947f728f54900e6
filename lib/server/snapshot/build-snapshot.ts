import 'server-only';
import type { Job, JobSummary } from '@/lib/domain/job/job';
import { withMerits } from '@/lib/domain/lists/merits';
import type { PayLinesByPath } from '@/lib/domain/pay-pages/pay-lines';
import type { PayPages } from '@/lib/domain/pay-pages/pay-page';
import { payPageSteps } from '@/lib/domain/pay-pages/pay-table';
import { payPeersSteps, type PayPeerGroups } from '@/lib/domain/pay/pay-peers';
import { feedDate } from '@/lib/domain/dates/dates';
import type { KnownPages } from '@/lib/domain/search-pages/known-pages';
import { searchPageSteps, type SearchPageTable } from '@/lib/domain/search-pages/page-table';
import type { JobIndex } from '@/lib/domain/search/job-index';
import { indexSteps } from '@/lib/domain/search/job-index';
import { atOnce, mapInSlices, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { etagSteps } from '@/lib/server/http/etag';
import { toSummary } from './to-summary';

/** All jobs at one moment, with what is worth computing once for them. */
export type Snapshot = {
  readonly jobs: readonly Job[];
  readonly summaries: readonly JobSummary[];
  /** The weekly pay of the open jobs by specialty and state. */
  readonly payPeers: PayPeerGroups;
  readonly index: JobIndex;
  /** The pages that are searches, and what is remembered of them (docs/decisions/0051). */
  readonly searchPages: SearchPageTable;
  /** What the jobs of the search pages of a specialty pay, today and from day to day. */
  readonly payPages: PayPages;
  /** By `Record_Id` or by the record's other id. */
  readonly find: (id: string) => Job | undefined;
  /** When the platform answered with these jobs, ISO 8601. */
  readonly fetchedAt: string;
  readonly source: 'platform' | 'disk' | 'redis';
  readonly droppedCount: number;
  /** The body of `/api/jobs` (a `JobsAnswer`) and its strong entity tag, quotes included. */
  readonly answer: string;
  readonly etag: string;
};

type Parts = Pick<Snapshot, 'jobs' | 'fetchedAt' | 'source' | 'droppedCount'> & {
  /** The pages known before it; none of a first list. */
  readonly knownPages?: KnownPages;
  /** What jobs paid on the days before it. */
  readonly payLines?: PayLinesByPath;
};

/** Puts a snapshot together, in pieces; the same jobs give the same entity tag. */
export function* snapshotSteps({ knownPages, payLines, ...parts }: Parts): SlicedWork<Snapshot> {
  const plain = yield* mapInSlices(parts.jobs, toSummary);
  const payPeers = yield* payPeersSteps(plain);
  const summaries = yield* mapInSlices(plain, (job) => withMerits(job, payPeers));
  // A first identifier wins over another record's second one.
  const byId = new Map<string, Job>();
  for (const job of parts.jobs) if (job.otherId !== null) byId.set(job.otherId, job);
  yield;
  for (const job of parts.jobs) byId.set(job.id, job);
  yield;
  const index = yield* indexSteps(summaries);
  const today = feedDate(new Date(parts.fetchedAt));
  const searchPages = yield* searchPageSteps(index.jobs, knownPages ?? new Map(), today);
  const payPages = yield* payPageSteps(searchPages.pages, payLines ?? new Map(), today);
  const written = yield* mapInSlices(summaries, (job) => JSON.stringify(job));
  const etag = yield* etagSteps(written);
  const answer = `{"jobs":[${written.join(',')}]}`;
  yield;
  return {
    ...parts,
    summaries,
    payPeers,
    index,
    searchPages,
    payPages,
    find: (id) => byId.get(id),
    answer,
    etag,
  };
}

/** The same at once, for lists that are not long. */
export function buildSnapshot(parts: Parts): Snapshot {
  return atOnce(snapshotSteps(parts));
}
