import type { PlatformErrorKind } from '@/lib/platform/http/platform-error';
import type { KeptList, SeenJob, StoredList } from '@/lib/server/jobs/table/stored-list';
import type { ListedJob } from '@/lib/server/jobs/table/listed-job';
import type { ShrinkWatch } from './shrink-guard';

/** What the instances share about their last read of the feed. */
export type FeedState = {
  readonly failures: number;
  readonly watch: ShrinkWatch;
  readonly failure: { readonly message: string; readonly kind: PlatformErrorKind } | null;
  /** Time from its end until the next read. */
  readonly nextInMs: number;
};

/** What the database says of the feed at one moment. Times are milliseconds of its own clock. */
export type FeedNews = {
  /** Counts the lists: another number, another list. */
  readonly version: number;
  /** Null until a read has ended. */
  readonly state: FeedState | null;
  /** Whether an instance is reading the feed now. */
  readonly isTaken: boolean;
  /** When the feed may be read next, or when the turn of the reading instance ends. */
  readonly until: number;
  readonly now: number;
};

/** How often instances that take turns to read the feed do something (ms). */
export type FeedPace = {
  /** How often a reading instance says that it is still reading, because a long list takes up to a minute. */
  readonly stillReadingMs: number;
  /** How often an instance looks for a list that another has read, and how often while it has no list at all. */
  readonly lookMs: number;
  readonly lookSoonMs: number;
};

/** The stored list, and whose turn it is to read the next. While the database is away, everything returns null or does nothing. */
export type SharedFeed = {
  readonly pace: FeedPace;
  readonly look: () => Promise<FeedNews | null>;
  readonly read: () => Promise<StoredList | null>;
  /**
   * Takes the turn to read the feed, until `tell` or until `hold` was not called for some seconds: true for one of the instances that
   * saw the same `until`.
   */
  readonly take: (until: number) => Promise<boolean | null>;
  readonly hold: () => Promise<unknown>;
  /**
   * Writes what differs, in our turn.
   * @param known version of the list that this one continues: what is stored meanwhile is not overwritten
   * @returns the version of the new list; null if it was not stored
   */
  readonly write: (list: KeptList, known: number) => Promise<number | null>;
  /** Ends the turn: tells how the read ended and when the next may begin. */
  readonly tell: (state: FeedState) => Promise<unknown>;
  /** What is remembered of these jobs, listed or not, by id and by other id; a first id wins. */
  readonly seen: (ids: readonly string[]) => Promise<ReadonlyMap<string, SeenJob> | null>;
  /** Remembers a job that only a look-up found, unless it is remembered. */
  readonly noteFound: (job: ListedJob) => Promise<unknown>;
};
