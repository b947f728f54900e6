import 'server-only';
import type { JobMerits, JobSummary } from '@/lib/domain/job/job';
import { withMerits } from '@/lib/domain/lists/merits';
import type { PayLinesByPath } from '@/lib/domain/pay-pages/pay-lines';
import type { PayPages } from '@/lib/domain/pay-pages/pay-page';
import { payPageSteps } from '@/lib/domain/pay-pages/pay-table';
import { payPeersSteps, type PayPeerGroups } from '@/lib/domain/pay/pay-peers';
import { addDays, feedDate } from '@/lib/domain/dates/dates';
import { READING, withStart } from '@/lib/domain/posting/mentions';
import { remembered } from '@/lib/domain/basics/remembered';
import type { KnownPages } from '@/lib/domain/search-pages/known-pages';
import { searchPageSteps, type SearchPageTable } from '@/lib/domain/search-pages/page-table';
import type { DescriptionWords } from '@/lib/domain/search/description-words';
import type { JobIndex } from '@/lib/domain/search/job-index';
import { filterIndexSteps } from '@/lib/domain/search/job-index';
import {
  atOnce,
  later,
  mapInSlices,
  type Later,
  type SlicedWork,
} from '@/lib/domain/basics/sliced-work';
import type { ListedJob } from '@/lib/server/feed/listed-job';
import { etagSteps } from '@/lib/server/http/etag';
import { toSummary } from '@/lib/domain/job/to-summary';
import { descriptionSteps } from './read-descriptions';
import { mentionSteps } from './read-mentions';

/** All jobs at one moment, with what is worth computing once for them. */
export type Snapshot = {
  readonly jobs: readonly ListedJob[];
  readonly summaries: readonly JobSummary[];
  /** The weekly pay of the open jobs by specialty and state. */
  readonly payPeers: PayPeerGroups;
  readonly index: JobIndex;
  /** The words of the descriptions: nobody waits for them, and without them lists say nothing of descriptions. */
  readonly descriptions: Later<DescriptionWords>;
  /** The pages that are searches, and what is remembered of them (docs/decisions/0051). */
  readonly searchPages: SearchPageTable;
  /** What the jobs of the search pages of a specialty pay, today and from day to day. */
  readonly payPages: PayPages;
  /** By `Record_Id` or by the record's other id. */
  readonly find: (id: string) => ListedJob | undefined;
  /** When the platform answered with these jobs, ISO 8601. */
  readonly fetchedAt: string;
  readonly source: 'platform' | 'disk' | 'redis';
  readonly droppedCount: number;
  /** By which reading the jobs have what their descriptions state (posting/mentions.ts); undefined while these have not been read. */
  readonly reading?: number | undefined;
  /** The strong entity tag of `/api/jobs`, quotes included. */
  readonly etag: string;
  /**
   * Names what lists are made of, without making it: the entity tag, and until that is there the time of the read; and whether the
   * descriptions have been read.
   */
  readonly version: string;
};

type Parts = Pick<Snapshot, 'jobs' | 'fetchedAt' | 'source' | 'droppedCount' | 'reading'> & {
  /** What sets each job apart, where that is known; null for nothing. */
  readonly merits?: readonly (JobMerits | null)[];
  /** The pages known before it; none of a first list. */
  readonly knownPages?: KnownPages;
  /** What jobs paid on the days before it. */
  readonly payLines?: PayLinesByPath;
  /** The words of the same descriptions, where they have been read. */
  readonly descriptions?: Later<DescriptionWords>;
};

/** How soon a start is soon, in days: of the day of the read, which a list of the same day again is made of. */
const SOON_DAYS = 14;

/** The same summaries with what postings state. Jobs of a long list share it. */
function statedSince(fetchedAt: string) {
  const lastSoon = addDays(feedDate(new Date(fetchedAt)), SOON_DAYS);
  const shared = remembered((key): Pick<JobSummary, 'says'> => ({ says: key.split('\n') }));
  return ({ said = [], contract }: ListedJob): Pick<JobSummary, 'says'> | null => {
    const says = withStart(said, contract?.startsOn, lastSoon);
    return says.length === 0 ? null : shared(says.join('\n'));
  };
}

/** A snapshot that lists can be answered from, and what is left to do for all else, which is done at once where it is asked for. */
export type BegunSnapshot = { readonly snapshot: Snapshot; readonly rest: SlicedWork<void> };

/** Puts a snapshot together, in pieces; the same jobs give the same entity tag. */
export function* beginSnapshot({
  knownPages = new Map(),
  payLines = new Map(),
  merits,
  ...parts
}: Parts): SlicedWork<BegunSnapshot> {
  const payPeers = later(() => payPeersSteps(parts.jobs));
  if (!merits) yield* payPeers.steps();
  const stated = statedSince(parts.fetchedAt);
  const summaries = yield* mapInSlices(parts.jobs, (job, at) => {
    const summary = { ...toSummary(job), ...stated(job) };
    const known = merits?.[at];
    if (known === undefined) return withMerits(summary, payPeers.get());
    return known === null ? summary : { ...summary, merits: known };
  });
  // A first identifier wins over another record's second one.
  const byId = new Map<string, ListedJob>();
  for (const job of parts.jobs) if (job.otherId !== null) byId.set(job.otherId, job);
  yield;
  for (const job of parts.jobs) byId.set(job.id, job);
  yield;
  const { index, rest: restOfIndex } = yield* filterIndexSteps(summaries);
  const today = feedDate(new Date(parts.fetchedAt));
  const searchPages = later(() => searchPageSteps(index.jobs, knownPages, today));
  const payPages = later(() => payPageSteps(searchPages.get().pages, payLines, today));
  const descriptions = parts.descriptions ?? later(() => descriptionSteps(parts.jobs, index));
  const etag = later(() => etagSteps(summaries, (job) => JSON.stringify(job)));
  function* rest(): SlicedWork<void> {
    for (const work of [etag, payPeers, searchPages, payPages]) yield* work.steps();
    yield* restOfIndex;
  }
  const snapshot: Snapshot = {
    ...parts,
    summaries,
    index,
    descriptions,
    find: (id) => byId.get(id),
    get payPeers() {
      return payPeers.get();
    },
    get searchPages() {
      return searchPages.get();
    },
    get payPages() {
      return payPages.get();
    },
    get etag() {
      return etag.get();
    },
    get version() {
      return `${etag.peek() ?? parts.fetchedAt}${descriptions.peek() ? '' : ' unread'}`;
    },
  };
  return { snapshot, rest: rest() };
}

/** The same with nothing left to do but to read the descriptions. */
export function* snapshotSteps(parts: Parts): SlicedWork<Snapshot> {
  const { snapshot, rest } = yield* beginSnapshot(parts);
  yield* rest;
  return snapshot;
}

/** The same at once with the descriptions read, for lists that are not long. */
export function buildSnapshot(parts: Parts): Snapshot {
  const jobs = atOnce(mentionSteps(parts.jobs, () => undefined));
  const snapshot = atOnce(snapshotSteps({ ...parts, jobs, reading: READING }));
  snapshot.descriptions.get();
  return snapshot;
}
