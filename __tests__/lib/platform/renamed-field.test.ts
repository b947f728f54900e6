import { buildRawJob } from '@/__tests__/support/raw-job';
import { JOB_FIELDS } from '@/lib/platform/fields';
import { toJob } from '@/lib/platform/to-job';

// Adds one more name to the end of every list, as docs/how-to/feed-field.md does.
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

it.each(renamed)('%s is read from one more name at the end of its list', (field, names) => {
  const record: Record<string, unknown> = buildRawJob({ isAdhoc: true });
  const old = names.find((name) => record[name] !== undefined) ?? '';
  record[`Renamed_${field}`] = record[old];
  delete record[old];
  const { job } = read(record);
  // Which parts are combined is a separate list (COMBINABLE_FIELDS).
  expect({ ...job, title: '' }).toEqual({ ...expected, title: '' });
});
