import { ownValue } from '@/lib/domain/basics/own-value';
import { addDays } from '@/lib/domain/dates/dates';
import type { IsoDate, JobStart, JobContract } from '@/lib/domain/job/job';
import { parseWeekOfShifts } from '@/lib/domain/pay/hourly-pay';
import { toText, type VendorRecord } from './basics/coercers';
import { isNothing } from '@/lib/domain/job/words-for-nothing';
import { readFacts } from './facts';
import { JOB_FIELDS } from './fields';

/** Longest text that can be a date or a number. */
const LONGEST = 40;
/** Plausible values; anything else is a mistake in the feed. */
const START_DAYS = 365;
const WEEK_HOURS = { min: 4, max: 84 } as const;
const MOST_OPENINGS = 99;

/** The contract of a record, and what could not be used. */
export type ContractReading = {
  readonly contract: JobContract | null;
  /** Names of fields whose values are implausible. */
  readonly unfit: readonly string[];
};

const AS_SOON_AS_POSSIBLE = /^(?:asap|as soon as possible|immediate(?:ly)?(?: start)?)\.?$/i;
/** A day, alone or followed by a time, which is midnight in some zone: '2026-12-07T00:00:00.000+0000'. */
const ISO_DAY =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;
const US_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

function calendarDay(text: string): IsoDate | null {
  const iso = ISO_DAY.exec(text);
  const us = US_DAY.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : us ? [us[3], us[1], us[2]] : [];
  if (!year || !month || !day) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = Date.parse(written);
  // The 31st of November would be read as the first of December.
  return !Number.isNaN(moment) && addDays(written, 0) === written ? written : null;
}

function startOf(text: string, today: IsoDate): JobStart | null {
  if (AS_SOON_AS_POSSIBLE.test(text)) return 'asap';
  const day = calendarDay(text);
  const isNear =
    day !== null && day >= addDays(today, -START_DAYS) && day <= addDays(today, START_DAYS);
  return isNear ? day : null;
}

const HOURS =
  /^(\d{1,3}(?:\.\d{1,2})?) ?(?:h|hrs?\.?|hours?)?(?: ?(?:\/|per|a) ?(?:wk|week)| weekly)?$/i;

function hoursOf(text: string): number | null {
  const hours = Number(HOURS.exec(text)?.[1]);
  return hours >= WEEK_HOURS.min && hours <= WEEK_HOURS.max ? hours : null;
}

function openingsOf(text: string): number | null {
  const count = Number(/^(\d{1,3})(?:\.0+)?(?: (?:openings?|positions?))?$/i.exec(text)?.[1]);
  return count >= 1 && count <= MOST_OPENINGS ? count : null;
}

/** A zero is how many systems store a number that nobody entered. */
const isGiven = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  !(
    (typeof value === 'string' || typeof value === 'number') &&
    isNothing(String(value).trim(), 'contract')
  );

/** The first plausible value under these names; without one, the first name that holds an implausible value. */
function firstFit<T>(
  record: VendorRecord,
  names: readonly string[],
  parse: (text: string) => T | null,
): { readonly value: T | null; readonly name: string | null } {
  let unfit: string | null = null;
  for (const name of names) {
    if (!isGiven(ownValue(record, name))) continue;
    const text = toText(ownValue(record, name), LONGEST);
    const value = text === null ? null : parse(text);
    if (value !== null) return { value, name };
    unfit ??= name;
  }
  return { value: null, name: unfit };
}

/**
 * What a record says about start, hours and openings (docs/decisions/0006), each checked strictly. Never throws.
 * @param today day of the answer: a start before it has passed
 */
export function readContract(record: VendorRecord, today: IsoDate): ContractReading {
  const start = firstFit(record, JOB_FIELDS.startsOn, (text) => startOf(text, today));
  const week = firstFit(record, JOB_FIELDS.hoursAWeek, hoursOf);
  const shifts = parseWeekOfShifts(readFacts(record).texts(JOB_FIELDS.shift));
  const mostHours = week.value ?? shifts?.hours ?? WEEK_HOURS.max;
  // Guaranteed hours cannot exceed the hours of the week.
  const guaranteed = firstFit(record, JOB_FIELDS.guaranteedHours, (text) => {
    const hours = hoursOf(text);
    return hours !== null && hours <= mostHours ? hours : null;
  });
  const openings = firstFit(record, JOB_FIELDS.openings, openingsOf);
  const hasStarted = start.value !== null && start.value !== 'asap' && start.value < today;
  const contract: JobContract = {
    ...(start.value !== null && !hasStarted && { startsOn: start.value }),
    ...(week.value !== null && { hoursAWeek: week.value }),
    ...(guaranteed.value !== null && { guaranteedHours: guaranteed.value }),
    ...(openings.value !== null && { openings: openings.value }),
  };
  return {
    contract: Object.keys(contract).length > 0 ? contract : null,
    unfit: [start, week, guaranteed, openings].flatMap(({ value, name }) =>
      value === null && name !== null ? [name] : [],
    ),
  };
}
