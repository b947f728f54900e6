import type { JobRecord } from '@/sandbox/jobs/job-record';
import { PARTS } from '@/sandbox/jobs/parts';
import { drawFrom } from '@/sandbox/jobs/seed';

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const asInForms = (day: string) => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');

/** A record with start, hours and openings, under various vendor names; some missing, some invalid. Off unless requested. */
export function withTerms(record: JobRecord, index: number): JobRecord {
  const draw = drawFrom(index + 9_000_011);
  const day = dayFromNow(draw.between(3, 90));
  const hours = draw.pick([36, 36, 40, 48]);
  const openings = draw.between(1, 6);
  const kind = draw.next();
  if (kind < 0.1) return record;
  if (kind < 0.15) return { ...record, Start_Date: 'ASAP', Hours_Per_Week: `${hours} hours` };
  if (kind < 0.2)
    return { ...record, StartDate: '02/31/2027', HoursPerWeek: '3 × 12', Openings: 0 };
  if (kind < 0.25) return { ...record, AVTRRT__Start_Date__c: dayFromNow(-20) };
  if (kind < 0.6) {
    return {
      ...record,
      Start_Date: asInForms(day),
      Hours_Per_Week: String(hours),
      Number_of_Positions: String(openings),
    };
  }
  return {
    ...record,
    AVTRRT__Start_Date__c: day,
    AVTRRT__Hours_Per_Week__c: hours,
    AVTRRT__Guaranteed_Hours__c: draw.chance(0.5) ? hours : null,
    AVTRRT__Number_of_Positions__c: openings,
  };
}

/** A record whose posting ends with some sentences that answer a question, or only seem to. Off unless requested. */
export function withMentions(record: JobRecord, index: number): JobRecord {
  const draw = drawFrom(index + 7_000_003);
  const said = PARTS.mentions.flatMap((one) => (draw.chance(0.4) ? [draw.pick(one)] : []));
  const { Jobdescriptionrich: text } = record;
  if (said.length === 0 || typeof text !== 'string') return record;
  const end = said.map((one) => `<li>${one}</li>`).join('');
  return { ...record, Jobdescriptionrich: `${text}<h3>At a glance</h3><ul>${end}</ul>` };
}
