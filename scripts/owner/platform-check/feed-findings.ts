import { FEED_CUT_AT } from '@/lib/config/limits';
import { isOnMap, toCoordinates } from '@/lib/domain/place/coordinates';
import type { Job } from '@/lib/domain/job/job';
import { STATE_NAMES, TERRITORIES } from '@/lib/domain/place/states';
import { displayTitle } from '@/lib/domain/job/title';
import type { VendorRecord } from '@/lib/platform/basics/coercers';
import { firstGiven, toRecord } from '@/lib/platform/basics/coercers';
import { JOB_FIELDS } from '@/lib/platform/fields';
import type { JobFeed } from '@/lib/platform/jobs';
import { readContract, type ContractReading } from '@/lib/platform/job-contract';
import { toJob } from '@/lib/platform/to-job';
import type { Finding } from './finding';
import { createTally, shown } from './tally';

type Tally = ReturnType<typeof createTally>;

const UNTITLED = displayTitle({
  orderType: null,
  specialty: null,
  title: null,
  combinable: { specialty: null, title: null },
});

/** Islands that are, at least in part, outside the map (specification, section 5: latitude 20 to 72, longitude -180 to -60). */
const BEYOND_THE_MAP: ReadonlySet<string> = new Set(['HI', ...TERRITORIES]);

/** What is wrong with the list, record by record (specification, sections 3 and 5). */
export function feedFindings(records: readonly unknown[], feed: JobFeed): Finding[] {
  const tally = createTally();
  if (records.length === 0) tally.add('mend', 'empty', 'the list is empty', null);
  for (const { id, problem } of feed.dropped) {
    tally.add('mend', 'dropped', `left out: ${problem}`, id);
  }
  const raw = recordsById(records, feed.feedDate);
  for (const job of feed.jobs) {
    const record = raw.get(job.id) ?? {};
    noteTitle(tally, job);
    noteState(tally, job);
    notePlace(tally, job, record);
    noteDate(tally, job, record);
    notePay(tally, job);
    noteContract(tally, job, readContract(record, feed.feedDate));
  }
  const cut: Finding = {
    level: 'mend',
    key: 'cut',
    text: `exactly ${FEED_CUT_AT} records: the platform may leave out the rest`,
    count: records.length,
    examples: [],
  };
  return records.length === FEED_CUT_AT ? [cut, ...tally.findings()] : tally.findings();
}

/** The first record of each id, which is the one the site keeps. */
function recordsById(records: readonly unknown[], day: string): ReadonlyMap<string, VendorRecord> {
  const found = new Map<string, VendorRecord>();
  for (const value of records) {
    const reading = toJob(value, day);
    const record = toRecord(value);
    if ('job' in reading && record && !found.has(reading.job.id)) found.set(reading.job.id, record);
  }
  return found;
}

function noteTitle(tally: Tally, { id, title }: Job): void {
  if (title === UNTITLED) tally.add('mend', 'no-title', 'no title', id);
}

function noteState(tally: Tally, { id, state }: Job): void {
  if (state === null || Object.hasOwn(STATE_NAMES, state)) return;
  tally.add('mend', 'unknown-state', `an unknown state: '${shown(state)}'`, id);
}

function notePlace(tally: Tally, job: Job, record: VendorRecord): void {
  if (isOnMap(job)) return;
  const given = firstGiven(record, JOB_FIELDS.geolocation, 'geolocation');
  const isGiven = given !== undefined;
  if (job.coordinates !== null && job.city !== null && job.state !== null) {
    const isBeyond = BEYOND_THE_MAP.has(job.state);
    const text = `not on the map: its place is outside it${isBeyond ? ', as these islands are' : ''}`;
    tally.add(isBeyond ? 'note' : 'mend', 'off-map', text, job.id);
  } else if (job.coordinates === null && isGiven) {
    const how = toCoordinates(given).unparseable ? 'not JSON' : 'not two numbers';
    tally.add('mend', 'off-map', `not on the map: Geolocation cannot be read (${how})`, job.id);
  } else if (job.coordinates === null) {
    tally.add('note', 'off-map', 'not on the map: no Geolocation', job.id);
  } else {
    tally.add('note', 'off-map', 'not on the map: no city or no state', job.id);
  }
}

function noteDate(tally: Tally, job: Job, record: VendorRecord): void {
  if (job.postedOn !== null) return;
  const given = firstGiven(record, JOB_FIELDS.daysOpen, 'daysOpen');
  if (given === undefined) {
    tally.add('note', 'no-posting-date', 'no posting date: days open are left out', job.id);
  } else {
    tally.add('mend', 'no-posting-date', 'no posting date: days open cannot be read', job.id);
  }
}

function notePay(tally: Tally, { id, pay }: Job): void {
  if (pay === null) tally.add('note', 'no-pay', 'no pay', id);
  else if (pay.week === null) tally.add('note', 'no-pay', 'pay that is not for a week', id);
}

function noteContract(tally: Tally, { id }: Job, { unfit, hasStarted }: ContractReading): void {
  for (const name of unfit) {
    tally.add('mend', 'terms', `${name} is not plausible: left out`, id);
  }
  if (hasStarted) tally.add('note', 'terms', 'its start has passed: left out', id);
}
