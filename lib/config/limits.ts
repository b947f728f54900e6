/**
 * The numbers of the specification's section 9 (docs/product/spec.md), with their units. Three kinds are elsewhere: what the browser
 * reads (`browser-limits/`, so that no page carries them all), the list's page sizes (`lib/domain/query/job-query.ts`) and the
 * radii of the map's clusters (`lib/domain/map/map-markers.ts`), for `lib/domain` imports no settings.
 * `__tests__/lib/config/limits.test.ts` compares them with the specification. Blocks that say 'Our own' are not in it.
 */
import { RESUME, SENDING_MS } from './browser-limits/forms';
import { LIST_REFRESH_MS } from './browser-limits/loading';

export * from './browser-limits/device';
export * from './browser-limits/forms';
export * from './browser-limits/layout';
export * from './browser-limits/loading';
export * from './browser-limits/map';

/** Our own: jobs on one page of a page that is a search (docs/decisions/0051). */
export const SEARCH_PAGE = { jobs: 20 } as const;
/** Our own: jobs shown below the figures of a pay page. */
export const PAY_PAGE = { jobs: 10 } as const;
/** At exactly this many jobs the count shows a '+', for the feed may have been cut there. */
export const FEED_CUT_AT = 1_000;
export const PAGE_LINKS = {
  desktopAll: 7,
  desktopWindow: 5,
  mobileAll: 3,
  mobileWindow: 3,
} as const;

export const HOSTED_FORMS = {
  uploadLoadingMs: 3_000,
  resizeThresholdPx: 10,
  resizePaddingPx: 20,
  defaultHeightPx: 600,
  /** Our own: bounds of what a host may ask for, and how long it may say nothing before the other way is offered. */
  minHeightPx: 120,
  maxHeightPx: 20_000,
  silenceMs: 8_000,
} as const;
/** Our own: how many applications one client may send (docs/product/decisions.md, 'rate limits'). */
export const APPLICATION_LIMIT = { perClient: 20, windowMs: 600_000 } as const;
/** Our own: what pages may report of a visit (docs/decisions/0045), how often one client may, and how long days are kept. */
export const BEACON = { maxBytes: 300, limit: { requests: 300, windowMs: 600_000 } } as const;
export const COUNTS = {
  saveMs: 60_000,
  keepMs: 35 * 24 * 3_600_000,
  /** What fewer visits have in common is told to nobody. */
  fewest: 5,
  /** Of a day: sources that are counted apart, and words of searches that are watched, by so many visitors each. */
  sources: 30,
  words: 300,
  visitorsOfWords: 200,
  wordsMaxCharacters: 40,
} as const;
/** Our own: how an application may arrive (docs/decisions/0023). */
export const UPLOAD = {
  /** A little above the largest resume: room for the fields and the lines between the parts. */
  maxBytes: RESUME.maxBytes + 256 * 1_024,
  /** What all uploads of a process, and those of one client, may take of memory: 8 and 4 of the largest. */
  roomBytes: 8 * (RESUME.maxBytes + 256 * 1_024),
  roomPerClientBytes: 4 * (RESUME.maxBytes + 256 * 1_024),
  /** How long an upload waits for room, with the platform's deadline less than the minute most proxies wait; how many do. */
  roomWaitMs: SENDING_MS.waitForRoom,
  waitingForRoom: 200,
  /** What a client is told to wait when there is no room. */
  noRoomRetrySeconds: 30,
  /** An upload ends when it takes longer, or when so little of it comes in so much time. */
  deadlineMs: 260_000,
  paceMs: 30_000,
  paceBytes: 4_096,
} as const;
/** Our own: how long the browser waits for the status of a reference, and how often one client may ask. */
export const REFERENCE_CHECK = {
  deadlineMs: 15_000,
  perClient: 60,
  windowMs: 600_000,
} as const;

export const REVIEW_MAX_CHARACTERS = 228;

/** Structured data: the description's length in characters, the posting's validity in days. */
export const JOB_POSTING = { descriptionMaxCharacters: 5_000, validDays: 30 } as const;

/** How long Recruiter Riley's screening call takes, in minutes. */
export const SCREENING_CALL_MINUTES = { from: 5, to: 10 } as const;

/** Our own, not the specification's: how the site treats the platform. */
export const PLATFORM = {
  /** For an answer, and for every piece of the list, which may take longer as a whole. */
  readDeadlineMs: 5_000,
  listDeadlineMs: 60_000,
  applyDeadlineMs: SENDING_MS.platformDeadline,
  refreshMs: LIST_REFRESH_MS,
  /** The first wait after a failed refresh; it doubles up to `refreshMs`, or to `coldRetryMs` with nothing to show. */
  retryMs: 15_000,
  coldRetryMs: 120_000,
  /** Reads of the list in any hour, however often it fails and comes back. */
  listReadsPerHour: 30,
  /** Look-ups of ids the snapshot does not hold, for all visitors together. */
  unknownIdLookupsPerMinute: 60,
  /** How many of them one client may cause: a fifth with ids that were in no list, a half with those that left it. */
  unknownIdLookupsPerClient: { neverListed: 12, onceListed: 30 },
  /** Look-ups of jobs that are known: beyond it the one that is known is the answer. */
  knownIdLookupsPerMinute: 300,
  /** Of each kind of call: failures in a row until none is sent, and for how long; the pause doubles up to the longest. */
  breaker: { failuresInARow: 5, firstPauseMs: 5_000, longestPauseMs: 60_000 },
  /** Largest answers read: the list (100,000 jobs are 180 MB), and any other. */
  listMaxBytes: 256 * 1024 * 1024,
  answerMaxBytes: 4 * 1024 * 1024,
  shrinkRatio: 0.5,
  shrinkAgreements: 3,
  shrinkTimeoutMs: 1_800_000,
} as const;
/** Our own: the longest texts taken from the platform, in characters (docs/decisions/0006): of a job, and of what it says. */
export const PLATFORM_TEXT = { title: 200, pay: 120, place: 80, fact: 120, message: 300 } as const;
/** Our own: applications that wait for a platform that is away (docs/decisions/0017). */
export const OUTBOX = {
  maxEntries: 1_000,
  /** On disk or in memory of a store, in bytes: some two hundred of the largest resumes. */
  maxBytes: 1024 * 1024 * 1024,
  /** How long an entry is kept once a person has seen it. */
  keepMs: 30 * 24 * 3_600_000,
  /** How long one process may hand over an entry before another may: longer than the platform's deadline. */
  leaseMs: 30_000,
  /** Tries that ended in a fault of the platform's own, before a person looks: about an hour. */
  maxTries: 60,
  /** Between two rounds; it doubles while the platform is away. */
  firstWaitMs: 5_000,
  longestWaitMs: 60_000,
} as const;
/** Our own: when an alert about waiting applications is due (docs/decisions/0035). */
export const ALERT = {
  /** How long one may wait for the platform before somebody should know. */
  waitingMs: 30 * 60_000,
  /** The same is said again after so long, while it lasts. */
  repeatMs: 24 * 3_600_000,
  /** For the webhook to take it. */
  deadlineMs: 10_000,
  /** For the mail server: many wait before they greet, and look through a mail before they take it. */
  mailDeadlineMs: 60_000,
  /** Between two looks; it doubles while an alert cannot be sent. */
  firstWaitMs: 5_000,
  longestWaitMs: 15 * 60_000,
  /** How many applications an alert names; it counts all. */
  idsMax: 20,
} as const;
/** Our own: telling search engines of jobs that came and went (docs/decisions/0048). */
export const SEARCH_NOTICES = {
  /** Pages that wait for one engine; beyond that the oldest are forgotten. */
  waitingMax: 10_000,
  /** What has waited longer is no news: the sitemap has told it (ms). */
  newsForMs: 3 * 24 * 3_600_000,
  /** IndexNow takes 10,000 at once. */
  indexNowAtOnce: 1_000,
  callsARound: 10,
  /** For an engine to take it. */
  deadlineMs: 10_000,
  /** Between two rounds; it doubles while an engine does not take them. */
  firstWaitMs: 30_000,
  longestWaitMs: 3_600_000,
} as const;
/** Our own: alerts for searches (docs/decisions/0056). */
export const SEARCH_ALERTS = {
  /** One digest a device, at most, in so long; and how long a device is kept that does not use them (ms). */
  everyMs: 24 * 3_600_000,
  keepMs: 90 * 24 * 3_600_000,
  maxDevices: 20_000,
  /** What is sent to us at once, in bytes, and how often one client may. */
  maxBytes: 9_000,
  limit: { requests: 60, windowMs: 600_000 },
  /** How many devices that are not known yet one client may bring: a hospital's have one address together. */
  newDevices: { requests: 30, windowMs: 24 * 3_600_000 },
  /** A device goes once its push service has refused so many digests in a row, one a day. */
  refusalsMax: 5,
  /** Jobs first seen before so many days are news to nobody: a digest that was refused is tried again each day. */
  newsDays: 14,
  /** With so much of a list first seen on its own day, the days of before were lost. */
  undatedShare: 0.9,
  /** How long a push service that has had enough is left alone at least (ms). */
  leastWaitMs: 60_000,
  /** Jobs that searches found, kept by the server for all searches together. */
  foundMax: 500_000,
  /** Jobs of one day and one search that are kept apart: with more, all of the day counts as seen. */
  seenIdsMax: 200,
  /** For a push service to take a message; how many are asked at a time; how long it keeps one for a device that is off. */
  deadlineMs: 10_000,
  atOnce: 8,
  ttlSeconds: 24 * 3_600,
  /** How long a round is good for where the list has not changed (ms). */
  lookAgainMs: 30 * 60_000,
  /** Between two rounds; it doubles while push services are away. */
  firstWaitMs: 30_000,
  longestWaitMs: 3_600_000,
} as const;
/** Our own: answers to searches kept by the server, by number and by characters together. */
export const SEARCH_ANSWERS = {
  max: 1_000,
  maxCharacters: 16_000_000,
} as const;
/** Our own: pages of lists and maps in memory (docs/decisions/0053). */
export const LIST_PAGES = {
  /** Some 250 of them. */
  maxBytes: 32 * 1024 * 1024,
  /** A larger one, of an address with hundreds of terms, is made anew each time rather than drive the others out. */
  pageMaxBytes: 1024 * 1024,
  /** How many are rendered at a time, each some 15 ms of processor time, and how many wait for that. */
  makingMax: 2,
  waitingMax: 40,
  /** How long after other jobs have come one may stand in for a newer one while others are being made. */
  staleMs: 240_000,
  busyRetrySeconds: 3,
  /** What whoever stands in front may keep one for. */
  frontSeconds: 10,
  /** How long what one instance made is there for the others. */
  sharedMs: 300_000,
  /** For the site to answer itself. */
  deadlineMs: 20_000,
} as const;
/** Our own: jobs in one file of the sitemap, and pages that are searches in theirs; the protocol allows 50,000 addresses. */
export const SITEMAP = { jobsPerFile: 5_000, searches: 50_000 } as const;
/** Our own: how long the receipt code of an application that was handed over is known, and how much a day's codes may take. */
export const RECEIPT = { keepMs: 30 * 24 * 3_600_000, maxBytesPerDay: 1_000_000 } as const;
/** Our own: open jobs shown below a job, and in the place of one that is gone. */
export const SIMILAR_JOBS = { belowJob: 4, insteadOfJob: 6, afterApplying: 3 } as const;
/** Our own: jobs shown below a list that have its words in their descriptions alone. */
export const DESCRIPTION_MATCHES_SHOWN = 10;
/** Our own: the share images of jobs and sections, as networks and messengers ask for them, in px. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;
/** Our own: jobs in a list's feed (RSS, JSON Feed), the newest. */
export const LIST_FEED_MAX = 100;
/** Our own: how long a reader of such a feed may keep it before it asks again. */
export const LIST_FEED_TTL_MINUTES = 30;
/** Our own: ids asked for at once by `/api/jobs/chosen`, `/saved` and `/compare`; more are not read. */
export const CHOSEN_JOBS_MAX = 50;
