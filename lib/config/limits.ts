/**
 * The numbers of the specification's section 9 (docs/product/spec.md), with their units. Three kinds are elsewhere: what the browser reads
 * (`browser-limits/`, so that no page carries them all), the list's page sizes (`lib/domain/query/job-query.ts`) and the radii of the map's
 * clusters (`lib/domain/map/map-markers.ts`), because `lib/domain` imports no settings. `__tests__/lib/config/limits.test.ts` compares them
 * with the specification. Blocks that say 'Our own' are not in it.
 */
import { DEVICE_LIMITS } from './browser-limits/device';
import { RESUME, SENDING_MS } from './browser-limits/forms';
import { LIST_REFRESH_MS } from './browser-limits/loading';

export * from './browser-limits/device';
export * from './browser-limits/forms';
export * from './browser-limits/hosted';
export * from './browser-limits/layout';
export * from './browser-limits/loading';
export * from './browser-limits/map';

/** Our own: jobs on one page of a search page (docs/decisions/0051). */
export const SEARCH_PAGE = { jobs: 10 } as const;
/** Our own: jobs shown below the figures of a pay page, and at most how many shifts and lengths it tells apart. */
export const PAY_PAGE = { jobs: 3, groups: 8 } as const;
/** Our own: days for which a job is remembered that is listed no more (docs/decisions/0064). */
export const GONE_JOBS = { keepDays: 730 } as const;
/** At exactly this many jobs the count shows a '+', because the feed may have been cut there. */
export const FEED_CUT_AT = 1_000;
export const PAGE_LINKS = {
  desktopAll: 7,
  desktopWindow: 5,
  mobileAll: 3,
  mobileWindow: 3,
} as const;

/** Our own: how many applications one client may send (docs/product/decisions.md, 'rate limits'). */
export const APPLICATION_LIMIT = { perClient: 20, windowMs: 600_000 } as const;
/** Our own: what pages may report of a visit (docs/decisions/0013), how often one client may, and how long daily counts are kept. */
export const BEACON = { maxBytes: 300, limit: { requests: 300, windowMs: 600_000 } } as const;
export const COUNTS = {
  saveMs: 60_000,
  keepMs: 35 * 24 * 3_600_000,
  /** Smaller counts of visits are not disclosed. */
  fewest: 5,
  /** Per day: sources that are counted separately, words of searches that are tracked, and visitors tracked for each. */
  sources: 30,
  words: 300,
  visitorsOfWords: 200,
  wordsMaxCharacters: 40,
} as const;
/** Our own: limits on how an application arrives (docs/decisions/0007). */
export const UPLOAD = {
  /** A little above the largest resume: room for the fields and the boundaries between the parts. */
  maxBytes: RESUME.maxBytes + 256 * 1_024,
  /** Memory that all uploads of a process, and those of one client, may use: 8 and 4 of the largest. */
  roomBytes: 8 * (RESUME.maxBytes + 256 * 1_024),
  roomPerClientBytes: 4 * (RESUME.maxBytes + 256 * 1_024),
  /** A body that takes no room, because it costs hardly more than its connection: an application without a resume has 2 KB. */
  smallBytes: 64 * 1_024,
  /** How long an upload waits for room (with the platform's deadline, less than the minute most proxies wait), and how many may wait. */
  roomWaitMs: SENDING_MS.waitForRoom,
  waitingForRoom: 200,
  /** How long a client is told to wait if there is no room. */
  noRoomRetrySeconds: 30,
  /** An upload is ended if it takes longer, or if less than `paceBytes` arrives within `paceMs`. */
  deadlineMs: 260_000,
  paceMs: 30_000,
  paceBytes: 4_096,
  /**
   * It is also ended if its announced length would not be there by then, at the pace it has had so far. The pace is looked at so often;
   * a slow beginning or a pause of so long is forgiven, and less while others wait for its room.
   */
  lookMs: 5_000,
  graceMs: 60_000,
  wantedGraceMs: 10_000,
} as const;

/** Structured data: the description's length in characters, the posting's validity in days. */
export const JOB_POSTING = { descriptionMaxCharacters: 5_000, validDays: 30 } as const;

/** How long Recruiter Riley's screening call takes, in minutes. */
export const SCREENING_CALL_MINUTES = { from: 5, to: 10 } as const;

/** Our own, not the specification's: how the site treats the platform. */
export const PLATFORM = {
  /** How long one answer may take, and each piece of the list; the whole list may take longer. */
  readDeadlineMs: 5_000,
  listDeadlineMs: 60_000,
  applyDeadlineMs: SENDING_MS.platformDeadline,
  refreshMs: LIST_REFRESH_MS,
  /** The first wait after a failed refresh; it doubles up to `refreshMs`, or to `coldRetryMs` if there is nothing to show. */
  retryMs: 15_000,
  coldRetryMs: 120_000,
  /** Reads of the list in any hour, however often it fails and recovers. */
  listReadsPerHour: 30,
  /** Look-ups of ids that are not in the snapshot, for all visitors together. */
  unknownIdLookupsPerMinute: 60,
  /** How many of them one client may cause: a fifth for ids that were never listed, half for ids that have left the list. */
  unknownIdLookupsPerClient: { neverListed: 12, onceListed: 30 },
  /** Look-ups of known jobs: beyond that, the known version is the answer. */
  knownIdLookupsPerMinute: 300,
  /** For each kind of call: failures in a row before calls are paused, and for how long; the pause doubles up to the longest. */
  breaker: { failuresInARow: 5, firstPauseMs: 5_000, longestPauseMs: 60_000 },
  /** Largest answers read: the list (100,000 jobs are 180 MB), and any other. */
  listMaxBytes: 256 * 1024 * 1024,
  answerMaxBytes: 4 * 1024 * 1024,
  shrinkRatio: 0.5,
  shrinkAgreements: 3,
  shrinkTimeoutMs: 1_800_000,
} as const;
/** Our own: the longest texts taken from the platform, in characters (docs/decisions/0006): of a job, and of its messages. */
export const PLATFORM_TEXT = { title: 200, pay: 120, place: 80, fact: 120, message: 300 } as const;
/** Our own: applications queued while the platform is unavailable (docs/decisions/0017). */
export const OUTBOX = {
  maxEntries: 1_000,
  /** On disk or in a store's memory, in bytes: about two hundred of the largest resumes. */
  maxBytes: 1024 * 1024 * 1024,
  /** How long an entry is kept once a person has seen it. */
  keepMs: 30 * 24 * 3_600_000,
  /** How long one process may hand over an entry before another may: longer than the platform's deadline. */
  leaseMs: 30_000,
  /** Tries that ended in an error of the platform's own, before a person has to look: about an hour. */
  maxTries: 60,
  /** Between two rounds; it doubles while the platform is unavailable. */
  firstWaitMs: 5_000,
  longestWaitMs: 60_000,
} as const;
/** Our own: when an alert about waiting applications is due (docs/decisions/0017). */
export const ALERT = {
  /** How long an application may wait for the platform before somebody is alerted. */
  waitingMs: 30 * 60_000,
  /** The same alert is repeated after this long, while it lasts. */
  repeatMs: 24 * 3_600_000,
  /** For the webhook to accept it. */
  deadlineMs: 10_000,
  /** For the mail server: many delay their greeting, and scan a mail before they accept it. */
  mailDeadlineMs: 60_000,
  /** Between two checks; it doubles while an alert cannot be sent. */
  firstWaitMs: 5_000,
  longestWaitMs: 15 * 60_000,
  /** How many applications an alert names; it counts all. */
  idsMax: 20,
} as const;
/** Our own: notifying search engines of new and gone jobs (docs/decisions/0014). */
export const SEARCH_NOTICES = {
  /** Pages queued for one engine; beyond that the oldest are dropped. */
  waitingMax: 10_000,
  /** A page that was queued for longer is dropped: the sitemap has reported it by then (ms). */
  newsForMs: 3 * 24 * 3_600_000,
  /** IndexNow accepts 10,000 at once. */
  indexNowAtOnce: 1_000,
  callsARound: 10,
  /** For an engine to accept one call, and for how long a process claims the notices that it sends. */
  deadlineMs: 10_000,
  claimMs: 20_000,
  /** Between two rounds; it doubles while an engine does not accept them. */
  firstWaitMs: 30_000,
  longestWaitMs: 3_600_000,
} as const;
/** Our own: search alerts (docs/decisions/0056). */
export const SEARCH_ALERTS = {
  /** At most one digest per device in this time, and how long a device is kept that does not use them (ms). */
  everyMs: 24 * 3_600_000,
  keepMs: 90 * 24 * 3_600_000,
  maxDevices: 20_000,
  /** The largest request, in bytes, and how many one client may send. */
  maxBytes: 9_000,
  limit: { requests: 60, windowMs: 600_000 },
  /** How many new devices one client may register: the devices of a hospital share one address. */
  newDevices: { requests: 30, windowMs: 24 * 3_600_000 },
  /** A device is removed once its push service has refused this many digests in a row, one a day. */
  refusalsMax: 5,
  /** Jobs first seen more days ago than this are no longer news: a digest that was refused is tried again each day. */
  newsDays: 14,
  /** If more than this share of a list was first seen on its own day, the earlier dates were lost. */
  undatedShare: 0.9,
  /** The minimum pause for a push service that refuses more for now (ms). */
  leastWaitMs: 60_000,
  /** Jobs found by searches, cached by the server for all searches together. */
  foundMax: 500_000,
  /** Seen jobs remembered per day and search: with more, the whole day counts as seen. */
  seenIdsMax: 200,
  /** For a push service to accept a message; how many are sent at a time; how long it keeps one for a device that is off. */
  deadlineMs: 10_000,
  atOnce: 8,
  ttlSeconds: 24 * 3_600,
  /** How long a round is valid if the list has not changed (ms). */
  lookAgainMs: 30 * 60_000,
  /** Between two rounds; it doubles while push services are unavailable. */
  firstWaitMs: 30_000,
  longestWaitMs: 3_600_000,
} as const;
/** Our own: answers to searches cached by the server, by number and by characters together. */
export const SEARCH_ANSWERS = {
  max: 1_000,
  maxCharacters: 16_000_000,
} as const;
/** Our own: rendered pages in memory (docs/decisions/0003). */
export const PAGE_CACHE = {
  /** Of addresses that the site has: some 700 pages of jobs. */
  known: {
    maxBytes: 48 * 1024 * 1024,
    /** How many are rendered at a time, each 15 to 50 ms of processor time, and how many wait for that. */
    atOnce: 4,
    waitingMax: 200,
  },
  /** Of addresses that anybody can invent, such as lists: about 250 of them. */
  invented: { maxBytes: 32 * 1024 * 1024, atOnce: 2, waitingMax: 40 },
  /** Of the jobs of one device, which hardly anybody else asks for: about 20 long ones. */
  shortlists: { maxBytes: 4 * 1024 * 1024, atOnce: 2, waitingMax: 40 },
  /** A larger one, for an address with hundreds of terms, is rendered each time rather than evict the others. */
  pageMaxBytes: 1024 * 1024,
  /** After that a page is made anew though nothing it is made from has changed. */
  maxAgeMs: 3_600_000,
  /** How long one may still be served after it was last requested while it was current, if a newer one cannot be rendered now. */
  staleMs: 180_000,
  busyRetrySeconds: 3,
  /** How long a proxy in front may keep one. */
  frontSeconds: { text: 300, jobs: 120, job: 60, list: 10 },
  /** For Next to render one. */
  deadlineMs: 20_000,
} as const;
/** Our own: jobs in one sitemap file, and search pages in theirs; the protocol allows 50,000 addresses. */
export const SITEMAP = { jobsPerFile: 5_000, searches: 50_000 } as const;
/** Our own: how long a receipt code is known after the application was handed over. */
export const RECEIPT = { keepMs: 30 * 24 * 3_600_000 } as const;
/** Our own: open jobs shown below a job, and in place of a gone one. */
export const SIMILAR_JOBS = { belowJob: 3, insteadOfJob: 6 } as const;
/** Our own: description matches shown below a list. */
export const DESCRIPTION_MATCHES_SHOWN = 10;
/** Our own: the size of share images of jobs and sections, as networks and messengers expect it, in px. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;
/**
 * Our own: how often one client gets the feed of all jobs with a board's name in it, which is written anew each time (100,000 jobs take
 * seconds). A board asks a few times a day.
 */
export const NAMED_FEED = { perClient: 10, windowMs: 600_000 } as const;
/** Our own: how many of the newest jobs a list's feed has (RSS, JSON Feed). */
export const LIST_FEED_MAX = 100;
/** Our own: how long a reader of such a feed may keep it before requesting it again. */
export const LIST_FEED_TTL_MINUTES = 30;
/** Our own: ids accepted at once by `/api/jobs/chosen` and `/compare`; more are ignored. */
export const CHOSEN_JOBS_MAX = 50;
/** The same of `/saved`: as many as a device remembers. */
export const SHORTLIST_MAX = DEVICE_LIMITS.saved + DEVICE_LIMITS.applied + DEVICE_LIMITS.viewed;
