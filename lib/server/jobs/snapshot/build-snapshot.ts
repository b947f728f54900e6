import 'server-only';
import type { JobSummary } from '@/lib/domain/job/job';
import { withUsedPositions } from '@/lib/domain/place/used-positions';
import { drawingOf } from '@/lib/domain/place/drawing-of-place';
import { withMerits } from '@/lib/domain/lists/merits';
import type { PayPages } from '@/lib/domain/pay-pages/pay-page';
import { payPageSteps } from '@/lib/domain/pay-pages/pay-table';
import { payPeersSteps, type PayPeerGroups } from '@/lib/domain/pay/pay-peers';
import { addDays, feedDate } from '@/lib/domain/dates/dates';
import { withStart } from '@/lib/domain/posting/mentions';
import { remembered } from '@/lib/domain/basics/remembered';
import type { KnownPages } from '@/lib/domain/search-pages/known-pages';
import { searchPageSteps, type SearchPageTable } from '@/lib/domain/search-pages/page-table';
import type { DescriptionWords } from '@/lib/domain/search/description-words';
import type { JobIndex } from '@/lib/domain/search/job-index';
import { filterIndexSteps } from '@/lib/domain/search/job-index';
import { later, mapInSlices, type Later, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import type { ListedJob } from '@/lib/server/jobs/table/listed-job';
import { etagSteps } from '@/lib/server/http/etag';
import { toSummary } from '@/lib/domain/job/to-summary';
import { descriptionSteps } from './read-descriptions';

/** All jobs at one moment, with what is worth computing once for them. */
export type Snapshot = {
  /** As they were read, in the order of their ids. */
  readonly jobs: readonly ListedJob[];
  /** In the same order; without positions that cannot be right. */
  readonly summaries: readonly JobSummary[];
  /** The weekly pay of the open jobs by specialty and state. */
  readonly payPeers: PayPeerGroups;
  readonly index: JobIndex;
  /** The words of the descriptions: no request waits for them, and without them lists show no description matches. */
  readonly descriptions: Later<DescriptionWords>;
  /** The pages that are searches, and what is remembered about them (docs/decisions/0051). */
  readonly searchPages: SearchPageTable;
  /** What the jobs of the search pages of a specialty pay. */
  readonly payPages: PayPages;
  /** By `Record_Id` or by the record's other id. */
  readonly find: (id: string) => ListedJob | undefined;
  /** When the platform answered with these jobs, ISO 8601. */
  readonly fetchedAt: string;
  /** The database has what was read before a restart, or by another instance. */
  readonly source: 'platform' | 'database';
  readonly droppedCount: number;
  /** The `READING` (posting/mentions.ts) with which the jobs' descriptions were read; undefined until they have been read. */
  readonly reading?: number | undefined;
  /** The strong entity tag of `/api/jobs`, quotes included. */
  readonly etag: string;
  /**
   * Identifies what lists are made from, without computing it: the entity tag, or the time of the read until the tag exists; and
   * whether the descriptions have been read.
   */
  readonly version: string;
};

type Parts = Pick<Snapshot, 'jobs' | 'fetchedAt' | 'source' | 'droppedCount' | 'reading'> & {
  /** The search pages known before it; none for a first list. */
  readonly knownPages?: KnownPages;
  /** The words of the same descriptions, if they have been read. */
  readonly descriptions?: Later<DescriptionWords>;
  /** The words of the list before: those of a description that is in both are not read again. */
  readonly wordsBefore?: DescriptionWords | undefined;
};

/** How many days ahead a start counts as soon, from the day of the read, so that the same list gives the same result all day. */
const SOON_DAYS = 14;

/** Finds what a posting states, for its summary. Jobs of a long list share the results. */
function saysAsOf(fetchedAt: string) {
  const lastSoon = addDays(feedDate(new Date(fetchedAt)), SOON_DAYS);
  const shared = remembered((key): Pick<JobSummary, 'says'> => ({ says: key.split('\n') }));
  return ({ said = [], contract }: ListedJob): Pick<JobSummary, 'says'> | null => {
    const says = withStart(said, contract?.startsOn, lastSoon);
    return says.length === 0 ? null : shared(says.join('\n'));
  };
}

/** A snapshot that can already answer lists, and the remaining work. A result that is needed earlier is computed at once. */
export type BegunSnapshot = { readonly snapshot: Snapshot; readonly rest: SlicedWork<void> };

/** Builds a snapshot, in slices; the same jobs give the same entity tag. */
export function* beginSnapshot({
  knownPages = new Map(),
  wordsBefore,
  ...parts
}: Parts): SlicedWork<BegunSnapshot> {
  const payPeers = yield* payPeersSteps(parts.jobs);
  const saysOf = saysAsOf(parts.fetchedAt);
  const summaries = yield* withUsedPositions(
    yield* mapInSlices(parts.jobs, (job) =>
      withMerits({ ...toSummary(job), ...saysOf(job), drawing: drawingOf(job) }, payPeers),
    ),
  );
  // A first identifier wins over another record's second one.
  const byId = new Map<string, ListedJob>();
  for (const job of parts.jobs) if (job.otherId !== null) byId.set(job.otherId, job);
  yield;
  for (const job of parts.jobs) byId.set(job.id, job);
  yield;
  const { index, rest: restOfIndex } = yield* filterIndexSteps(summaries);
  const today = feedDate(new Date(parts.fetchedAt));
  const searchPages = later(() => searchPageSteps(index.jobs, knownPages, today));
  const payPages = later(() => payPageSteps(searchPages.get(), today));
  const descriptions =
    parts.descriptions ?? later(() => descriptionSteps(parts.jobs, index, wordsBefore));
  const etag = later(() => etagSteps(summaries, (job) => JSON.stringify(job)));
  function* rest(): SlicedWork<void> {
    for (const work of [etag, searchPages, payPages]) yield* work.steps();
    yield* restOfIndex;
  }
  const snapshot: Snapshot = {
    ...parts,
    summaries,
    index,
    descriptions,
    find: (id) => byId.get(id),
    payPeers,
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

/** The same with nothing left to do except reading the descriptions. */
export function* snapshotSteps(parts: Parts): SlicedWork<Snapshot> {
  const { snapshot, rest } = yield* beginSnapshot(parts);
  yield* rest;
  return snapshot;
}

/** The same list, read again and found unchanged. */
export function renewedSnapshot(
  snapshot: Snapshot,
  read: Pick<Snapshot, 'fetchedAt' | 'source' | 'droppedCount'>,
): Snapshot {
  return { ...snapshot, ...read };
}
