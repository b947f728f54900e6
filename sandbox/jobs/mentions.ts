import type { JobRecord } from '@/sandbox/jobs/job-record';
import { drawFrom } from '@/sandbox/jobs/seed';

/** What postings say about charting, call, scheduling, locals and the start, including sentences that only seem to match. */
const SENTENCES: readonly (readonly [string, ...string[]])[] = [
  ['Charting is in Epic.', 'EMR: Cerner.', 'Meditech charting.', 'Epic views from the break room.'],
  ['No call.', 'Call not required.', 'No call on weekdays; call every third weekend.'],
  ['Block scheduling is available.', 'Block scheduling is not guaranteed.'],
  ['Locals accepted.', 'Locals accepted case by case.', 'No locals.'],
  ['ASAP start.', 'Start date is in three weeks.'],
];

/** A record whose posting ends with some of these sentences. Off unless requested. */
export function withMentions(record: JobRecord, index: number): JobRecord {
  const draw = drawFrom(index + 7_000_003);
  const said = SENTENCES.flatMap((one) => (draw.chance(0.4) ? [draw.pick(one)] : []));
  const { Jobdescriptionrich } = record;
  if (said.length === 0 || typeof Jobdescriptionrich !== 'string') return record;
  const end = said.map((one) => `<li>${one}</li>`).join('');
  return {
    ...record,
    Jobdescriptionrich: `${Jobdescriptionrich}<h3>At a glance</h3><ul>${end}</ul>`,
  };
}
