import { buildRawJob } from '@/__tests__/support/raw-job';
import { JOB_FIELDS } from '@/lib/platform/fields';
import { toJob } from '@/lib/platform/to-job';

// Every list has one more name at its end, as after docs/how-to/feed-field.md.
jest.mock('@/lib/platform/fields', () => {
  const actual: { JOB_FIELDS: Readonly<Record<string, readonly string[]>> } =
    jest.requireActual('@/lib/platform/fields');
  const longer = Object.entries(actual.JOB_FIELDS).map(([field, names]) => [
    field,
    names.length > 0 ? [...names, `Renamed_${field}`] : names,
  ]);
  return { ...actual, JOB_FIELDS: Object.fromEntries(longer) };
});

const FEED_DATE = '2026-08-20';
const { job: expected } = read(buildRawJob({ isAdhoc: true }));

function read(record: Readonly<Record<string, unknown>>) {
  const reading = toJob(record, FEED_DATE);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading;
}

const renamed = Object.entries(JOB_FIELDS).filter(([, names]) => names.length > 0);

it.each(renamed)('%s under one more name at the end of its list is read', (field, names) => {
  const record: Record<string, unknown> = buildRawJob({ isAdhoc: true });
  const old = names.find((name) => record[name] !== undefined) ?? '';
  record[`Renamed_${field}`] = record[old];
  delete record[old];
  const { job } = read(record);
  // Which parts are read together is a list of its own (COMBINABLE_FIELDS).
  expect({ ...job, title: '' }).toEqual({ ...expected, title: '' });
});
