import type { Job } from '@/lib/domain/job/job';
import type { ChangedPart, JobChanges } from '@/lib/domain/job-history/change-list';
import type { PayLine, PayLines } from '@/lib/domain/pay-pages/pay-lines';
import type { KnownPage } from '@/lib/domain/search-pages/known-pages';
import type { FirstSeen } from './first-seen';

/** What is kept on disk. A change of shape takes a new version; files of another version are left alone. */
export type StoredSnapshot = {
  readonly version: typeof STORED_VERSION;
  readonly fetchedAt: string;
  readonly droppedCount: number;
  readonly jobs: readonly Job[];
  readonly firstSeen: readonly (readonly [string, FirstSeen])[];
  /** What changed of jobs, of those of which anything did; missing in what was stored before it was kept. */
  readonly changes?: readonly (readonly [string, JobChanges])[];
  /** The pages that are searches; missing in what was stored before there were any. */
  readonly searchPages?: readonly (readonly [string, KnownPage])[];
  /** What jobs paid from day to day, by pay page; missing in what was stored before there were any. */
  readonly payLines?: readonly (readonly [string, PayLines])[];
};
export const STORED_VERSION = 3;

type Check = (value: unknown) => boolean;
type Shape<T> = { readonly [K in keyof T]-?: Check };

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isDay: Check = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isMoment: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shaped =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([name, check]) => check(Reflect.get(value, name)));

const PAY_LINE_PARTS: PayLine['length'] = 7;

const isJob = shaped({
  id: isText,
  otherId: orNull(isText),
  jobNumber: orNull(isText),
  title: isText,
  applicationTitle: isText,
  titles: listOf(isText),
  specialties: listOf(isText),
  shifts: listOf(isText),
  orderTypes: listOf(isText),
  city: orNull(isText),
  state: orNull(isText),
  placeText: orNull(isText),
  payText: orNull(isText),
  contractLength: orNull(isText),
  daysOpen: orNull(isNumber),
  postedOn: orNull(isDay),
  coordinates: orNull(shaped({ latitude: isNumber, longitude: isNumber })),
  description: orNull(isText),
  isAdhoc: (value) => typeof value === 'boolean',
  firstSeenOn: isDay,
  changedOn: orNull(isDay),
  lastSeenOn: orNull(isDay),
} satisfies Shape<Job>);

const isFirstSeen = shaped({
  firstSeenOn: isDay,
  postedOn: orNull(isDay),
  inFeedOn: orNull(isDay),
  content: orNull(isText),
  changedOn: orNull(isDay),
} satisfies Shape<FirstSeen>);

const CHANGED_PARTS: Readonly<Record<ChangedPart, true>> = {
  pay: true,
  shift: true,
  contract: true,
  type: true,
  title: true,
  place: true,
  description: true,
};
/** Day and part, or of pay two figures more. */
const isChange: Check = (value) =>
  Array.isArray(value) &&
  (value.length === 2 || value.length === 4) &&
  isDay(value[0]) &&
  Object.hasOwn(CHANGED_PARTS, String(value[1])) &&
  value.slice(2).every(isNumber);

const isKnownPage = shaped({
  specialty: orNull(isText),
  state: orNull(isText),
  city: orNull(isText),
  isIndexed: (value) => typeof value === 'boolean',
  fewSince: orNull(isDay),
  openOn: isDay,
} satisfies Shape<KnownPage>);

const isPayLine: Check = (value) =>
  Array.isArray(value) &&
  value.length === PAY_LINE_PARTS &&
  isDay(value[0]) &&
  value.slice(1).every(isNumber);

const namedListOf = (check: Check): Check =>
  listOf(
    (pair) =>
      Array.isArray(pair) && pair.length === 2 && isText(pair[0]) && check(pair[1] as unknown),
  );

const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const isStored = shaped({
  version: (value) => value === STORED_VERSION,
  fetchedAt: isMoment,
  droppedCount: isNumber,
  jobs: listOf(isJob),
  firstSeen: namedListOf(isFirstSeen),
  changes: orMissing(namedListOf(listOf(isChange))),
  searchPages: orMissing(namedListOf(isKnownPage)),
  payLines: orMissing(namedListOf(listOf(isPayLine))),
} satisfies Shape<StoredSnapshot>);

/** Whether a value read from disk is a whole snapshot: each field of each job is looked at, nothing is cast. */
export function isStoredSnapshot(value: unknown): value is StoredSnapshot {
  return isStored(value);
}
