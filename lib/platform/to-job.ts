import { ownValue } from '@/lib/domain/basics/own-value';
import { PLATFORM_TEXT } from '@/lib/config/limits';
import { withPay } from '@/lib/domain/pay/job-pay';
import { toCoordinates } from '@/lib/domain/place/coordinates';
import { shorten } from '@/lib/domain/words/cut-text';
import { parseDaysOpen, postingDate } from '@/lib/domain/dates/dates';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import { readPlaceText } from '@/lib/domain/place/place';
import { readPlace } from '@/lib/domain/place/read-place';
import { applicationTitle, displayTitle } from '@/lib/domain/job/title';
import type { VendorRecord } from '@/lib/platform/basics/coercers';
import { firstGiven, toFlag, toRecord, toUntrustedHtml } from '@/lib/platform/basics/coercers';
import { doubtAbout, type Doubt } from './doubts';
import { readFacts, type Facts } from './facts';
import { ADHOC_FIELDS, COMBINABLE_FIELDS, JOB_FIELDS } from './fields';
import { readContract } from './job-contract';
import { isJobId } from '@/lib/domain/job/job-id';

/** A record read as a job, or why it could not be, with its id if it has one. */
export type JobReading =
  | {
      readonly job: Job;
      /** What was wrong with its facts. */
      readonly doubts: readonly Doubt[];
      readonly warning: string | null;
      /** Names of its contract fields whose values are implausible. */
      readonly unfit: readonly string[];
    }
  | { readonly problem: string; readonly id: string | null };

/** What is known about a record beyond its contents. */
export type Origin = {
  /** Returned by the ad-hoc call, whether or not the record says so itself. */
  readonly adhoc?: boolean;
  /** The requested id, used if the answer leaves it out. */
  readonly askedId?: string;
};

/**
 * The vendor's record as our Job (specification, section 3). Never throws, whatever it is given.
 * @param feedDate day of the answer, used as the day first and last seen until the site's own first-seen dates replace it.
 */
export function toJob(value: unknown, feedDate: IsoDate, origin: Origin = {}): JobReading {
  const record = toRecord(value);
  if (record === null) return { problem: 'not an object', id: null };
  const facts = readFacts(record);
  const named = JOB_FIELDS.ids.map(facts.text).filter((id) => id !== null);
  const ids = named.filter(isJobId);
  const [id = named.length === 0 ? origin.askedId : undefined, ...others] = ids;
  if (id === undefined) {
    const [unfit = null] = named;
    return {
      problem: unfit === null ? 'no Record_Id and no Id' : 'no id fits an address',
      id: unfit,
    };
  }

  const isAdhoc =
    origin.adhoc === true || JOB_FIELDS.isAdhoc.some((name) => toFlag(ownValue(record, name)));
  const names = (field: keyof typeof ADHOC_FIELDS): readonly string[] =>
    isAdhoc ? [...ADHOC_FIELDS[field], ...JOB_FIELDS[field]] : JOB_FIELDS[field];
  const givenTitles = facts.texts(names('title'));
  const specialties = facts.texts(JOB_FIELDS.specialty);
  const orderTypes = facts.texts(JOB_FIELDS.orderType);
  const parts = {
    orderType: orderTypes[0] ?? null,
    specialty: specialties[0] ?? null,
    title: givenTitles[0] ?? null,
  };
  const combinable = {
    specialty: facts.first(COMBINABLE_FIELDS.specialty),
    title: facts.first(COMBINABLE_FIELDS.title),
  };
  // Each part is within its limit, but the combined title may exceed it.
  const short = (text: string) => shorten(text, PLATFORM_TEXT.title);
  const title = short(displayTitle({ ...parts, combinable }));
  // What the titles facet shows if no field has a title (docs/product/decisions.md, 'Matching').
  const joined = short(applicationTitle(parts, ''));
  const titles = givenTitles.length > 0 || joined === '' ? givenTitles : [joined];
  const geolocation = firstGiven(record, JOB_FIELDS.geolocation, 'geolocation');
  const { coordinates, unparseable } = toCoordinates(geolocation);
  const age = facts.first(JOB_FIELDS.daysOpen);
  const daysOpen = parseDaysOpen(age);
  const { contract, unfit } = readContract(record, feedDate);

  return {
    job: withPay({
      id,
      otherId: others.find((other) => other !== id) ?? null,
      jobNumber: facts.first(JOB_FIELDS.jobNumber),
      title,
      applicationTitle: joined || title,
      titles,
      specialties,
      shifts: facts.texts(JOB_FIELDS.shift),
      orderTypes,
      ...placeOf(facts, names('place')),
      payText: facts.first(names('pay')),
      contractLength: facts.first(JOB_FIELDS.contractLength),
      daysOpen,
      postedOn: daysOpen === null ? null : postingDate(feedDate, daysOpen),
      coordinates,
      description: firstDescription(record, names('description'), facts.doubts),
      isAdhoc,
      ...(contract && { contract }),
      firstSeenOn: feedDate,
      changedOn: null,
      lastSeenOn: feedDate,
    }),
    doubts: [
      ...facts.doubts,
      ...(coordinates === null && geolocation !== undefined
        ? [doubtAbout('geolocation', 'unreadable', geolocation)]
        : []),
      ...(daysOpen === null && age !== null ? [doubtAbout('daysOpen', 'unreadable', age)] : []),
      ...unfit.map((name) =>
        doubtAbout('contract', 'unreadable', { [name]: ownValue(record, name) }),
      ),
    ],
    warning: warningOf({ unparseable, cut: facts.cut }),
    unfit,
  };
}

function warningOf({
  unparseable,
  cut,
}: {
  readonly unparseable: boolean;
  readonly cut: readonly string[];
}): string | null {
  const warnings = [
    ...(unparseable ? ['Geolocation cannot be read'] : []),
    ...(cut.length > 0 ? [`too long and cut: ${cut.join(', ')}`] : []),
  ];
  return warnings.join('; ') || null;
}

/** City and state if the record has them, made clean; otherwise an ad-hoc job's place text, split if it is 'City, ST'. */
function placeOf(
  facts: Facts,
  textNames: readonly string[],
): Pick<Job, 'city' | 'state' | 'placeText'> {
  const named = readPlace({
    city: facts.first(JOB_FIELDS.city),
    state: facts.first(JOB_FIELDS.state),
  });
  if (named.city !== null || named.state !== null) return named;
  const text = facts.first(textNames);
  const place = text === null ? null : readPlaceText(text);
  return place ? readPlace(place) : { ...named, placeText: text ?? named.placeText };
}

function firstDescription(
  record: VendorRecord,
  names: readonly string[],
  doubts: Doubt[],
): Job['description'] {
  for (const name of names) {
    const value = ownValue(record, name);
    const html = toUntrustedHtml(value);
    if (html !== null) return html;
    if (typeof value === 'string' && value.trim() !== '')
      doubts.push(doubtAbout('description', 'nothing-in-words', value));
  }
  return null;
}
