import type { JobSeed } from '@/sandbox/jobs/job-seed';
import { recordId } from '@/sandbox/jobs/record-id';
import { drawFrom } from '@/sandbox/jobs/seed';
import type { Draw } from '@/sandbox/jobs/seed';

/** A record as the feed sends it: fields may be absent, and most have more than one name. */
export type JobRecord = Readonly<Record<string, unknown>>;

const without = (record: Record<string, unknown>): JobRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

const jobNumber = (index: number): string => String(104_000 + index * 3);

function daysOpen({ daysOpen: days }: JobSeed, draw: Draw): number | string | null {
  return days !== null && draw.chance(0.25) ? String(days) : days;
}

const coordinates = ({ place: { latitude, longitude } }: JobSeed) => ({ latitude, longitude });

/** The names the platform uses today. */
function newSpelling(seed: JobSeed, draw: Draw): JobRecord {
  return without({
    Record_Id: recordId(seed.index),
    Client_Job_ID: draw.chance(0.02) ? null : jobNumber(seed.index),
    vms_order_type__c: seed.orderType,
    Specialityn: seed.specialty,
    JobTitlen: seed.title,
    Job_Title__c: seed.otherTitle,
    city: seed.place.city,
    State: seed.place.state,
    Shiftn: seed.shift,
    CalculatedPayRange: seed.pay,
    Days_Open__c: daysOpen(seed, draw),
    Contract_Length: seed.contractLength,
    Jobdescriptionrich: seed.description,
    Geolocation: coordinates(seed),
    isAdhoc: false,
  });
}

const OLD_TITLES = ['VMS_Job_Title__c', 'AVTRRT__Job_Title__c', 'Job_Title__c'] as const;

/** The names it used before, still sent for jobs of some clients. */
function oldSpelling(seed: JobSeed, draw: Draw): JobRecord {
  const titleField = draw.pick(OLD_TITLES);
  return without({
    Id: recordId(seed.index),
    JobNum: `J-${jobNumber(seed.index)}`,
    Order_Type: seed.orderType,
    Specialty: seed.specialty,
    [titleField]: seed.title,
    ...(seed.otherTitle && titleField !== 'Job_Title__c' ? { Job_Title__c: seed.otherTitle } : {}),
    city: seed.place.city,
    State: seed.place.state,
    JR_Shift: seed.shift,
    payRange: seed.pay,
    Days_Open__c: daysOpen(seed, draw),
    Contract_Length: seed.contractLength,
    Webportaldescriptions: seed.description,
    Geolocation: JSON.stringify(coordinates(seed)),
  });
}

/** Both spellings at once, with the same values; only the two ids differ. */
function bothSpellings(seed: JobSeed, draw: Draw): JobRecord {
  const { latitude, longitude } = seed.place;
  return {
    ...oldSpelling(seed, draw),
    ...newSpelling(seed, draw),
    Id: recordId(seed.index, 'a0J'),
    Geolocation: { latitude: String(latitude), longitude: String(longitude) },
  };
}

/** Spells a job in one of the feed's dialects (specification, section 3). */
export function jobRecord(seed: JobSeed): JobRecord {
  const draw = drawFrom(seed.index + 7_000_003);
  const kind = draw.next();
  if (kind < 0.55) return newSpelling(seed, draw);
  return kind < 0.78 ? oldSpelling(seed, draw) : bothSpellings(seed, draw);
}
