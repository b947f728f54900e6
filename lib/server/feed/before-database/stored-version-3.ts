import type { Job } from '@/lib/domain/job/job';
import { withPay } from '@/lib/domain/pay/job-pay';
import { toListedJobs, type ListedJob } from '@/lib/server/feed/listed-job';
import { TEXTS_A_BLOCK } from '@/lib/server/feed/packed-texts';
import type { FirstSeen } from '@/lib/server/feed/first-seen';
import type { StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import type { PayLine } from '@/lib/domain/pay-pages/pay-lines';
import type { KnownPage } from '@/lib/domain/search-pages/known-pages';

/** What was stored on disk before version 4: one JSON value, descriptions uncompressed. */
type Version3 = Pick<StoredSnapshot, 'fetchedAt' | 'droppedCount' | 'firstSeen'> &
  Pick<StoredSnapshot, 'searchPages' | 'payLines'> & {
    readonly version: 3;
    readonly jobs: readonly Omit<Job, 'pay'>[];
  };

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
} satisfies Shape<Omit<Job, 'contract' | 'pay'>>);

const isFirstSeen = shaped({
  firstSeenOn: isDay,
  postedOn: orNull(isDay),
  inFeedOn: orNull(isDay),
  content: orNull(isText),
  changedOn: orNull(isDay),
} satisfies Shape<FirstSeen>);

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
  version: (value) => value === 3,
  fetchedAt: isMoment,
  droppedCount: isNumber,
  jobs: listOf(isJob),
  firstSeen: namedListOf(isFirstSeen),
  searchPages: orMissing(namedListOf(isKnownPage)),
  payLines: orMissing(namedListOf(listOf(isPayLine))),
} satisfies Shape<Version3>);

/** Whether a value read from disk is a complete snapshot: each field of each job is checked, nothing is cast. */
function isVersion3(value: unknown): value is Version3 {
  return isStored(value);
}

/**
 * A list of version 3, as lists are kept now, so that what a site remembers survives an upgrade. Null for anything else.
 */
export function fromVersion3(value: unknown): StoredSnapshot | null {
  if (!isVersion3(value)) return null;
  const jobs: ListedJob[] = [];
  for (let start = 0; start < value.jobs.length; start += TEXTS_A_BLOCK) {
    const block = value.jobs.slice(start, start + TEXTS_A_BLOCK);
    jobs.push(...toListedJobs(block.map(withPay)));
  }
  const { fetchedAt, droppedCount, firstSeen, searchPages, payLines } = value;
  return {
    fetchedAt,
    droppedCount,
    firstSeen,
    jobs,
    ...(searchPages && { searchPages }),
    ...(payLines && { payLines }),
  };
}
