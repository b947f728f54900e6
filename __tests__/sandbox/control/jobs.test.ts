import { feedDate } from '@/lib/domain/dates/dates';
import { readJobRecords } from '@/lib/platform/jobs';
import { REST, sandboxForTest } from '@/__tests__/sandbox/with-sandbox';
import type { TestSandbox } from '@/__tests__/sandbox/with-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await sandboxForTest({ jobs: 5 });
});
afterAll(() => sandbox.remove());

const list = async (): Promise<{ Record_Id?: string; Id?: string }[]> =>
  (await sandbox.get(`${REST}/cerebralstaffing?Job_Type=Clinical`)).json();

it.each([0, 1, 999, 1_000])('serves exactly %i jobs, each with a unique id', async (count) => {
  await sandbox.post('/__jobs', { count });
  const jobs = await list();
  expect(jobs).toHaveLength(count);
  expect(new Set(jobs.map((job) => job.Record_Id ?? job.Id)).size).toBe(count);
});

it('serves 100,000 jobs, each with a unique id, and finds the last of them', async () => {
  await sandbox.post('/__jobs', { count: 100_000 });
  const jobs = await list();
  expect(jobs).toHaveLength(100_000);
  expect(new Set(jobs.map((job) => job.Record_Id ?? job.Id)).size).toBe(100_000);
  const last = jobs.at(-1);
  const id = last?.Record_Id ?? last?.Id;
  expect(await (await sandbox.get(`${REST}/cerebralstaffing?Record_Id=${id}`)).json()).toEqual([
    last,
  ]);
}, 60_000);

it('serves the same jobs first in a list of any length', async () => {
  await sandbox.post('/__jobs', { count: 3 });
  const few = await list();
  await sandbox.post('/__jobs', { count: 30 });
  expect((await list()).slice(0, 3)).toEqual(few);
});

it('lets jobs state start, hours and openings if ordered, and changes nothing else', async () => {
  await sandbox.post('/__jobs', { count: 60 });
  const plain = await list();
  await sandbox.post('/__jobs', { count: 60, terms: true });
  const stating = await list();
  expect(stating.map((job) => ({ ...job, ...plain[stating.indexOf(job)] }))).toEqual(stating);
  const feed = readJobRecords(stating, feedDate(new Date()));
  for (const term of ['startsOn', 'hoursAWeek', 'guaranteedHours', 'openings'] as const)
    expect(
      feed.jobs.filter(({ contract }) => contract?.[term] !== undefined).length,
    ).toBeGreaterThan(5);
  expect(feed.jobs.filter(({ contract }) => contract === undefined).length).toBeGreaterThan(2);
  expect(feed.warnings.length).toBeGreaterThan(0);
  expect(readJobRecords(plain, feedDate(new Date())).jobs.every(({ contract }) => !contract)).toBe(
    true,
  );
});

it('lets postings mention charting systems, call and the like if ordered, and changes nothing else', async () => {
  await sandbox.post('/__jobs', { count: 60 });
  const plain = await list();
  await sandbox.post('/__jobs', { count: 60, mentions: true });
  const stating = await list();
  const withoutText = (jobs: readonly object[]) =>
    jobs.map((job) => ({ ...job, Jobdescriptionrich: null }));
  expect(withoutText(stating)).toEqual(withoutText(plain));
  const saying = (jobs: readonly object[], words: RegExp) =>
    jobs.filter((job) => words.test(JSON.stringify(job))).length;
  for (const words of [/in Epic/, /No call\./, /Block scheduling is available/, /ASAP start/]) {
    expect(saying(stating, words)).toBeGreaterThan(2);
    expect(saying(plain, words)).toBe(0);
  }
});

it('serves records as given, and restores the first list', async () => {
  const records = [null, 7, { Record_Id: 'x-1', JobTitlen: 'ICU' }, { Id: 'x-2' }, []];
  await sandbox.post('/__jobs', { records });
  expect(await list()).toEqual(records);
  expect(await (await sandbox.get(`${REST}/cerebralstaffing?Record_Id=x-2`)).json()).toEqual([
    { Id: 'x-2' },
  ]);
  await sandbox.clear('/__jobs');
  expect(await list()).toHaveLength(5);
});

it('finds unlisted records by id alone, until the first list is restored', async () => {
  const found = async (id: string) =>
    (await sandbox.get(`${REST}/cerebralstaffing?Record_Id=${id}`)).json();
  await sandbox.post('/__jobs', { unlisted: [{ Record_Id: 'u-1' }] });
  await sandbox.post('/__jobs', { unlisted: [{ Record_Id: 'u-2' }, 7] });
  expect(await list()).toHaveLength(5);
  expect([await found('u-1'), await found('u-2')]).toEqual([
    [{ Record_Id: 'u-1' }],
    [{ Record_Id: 'u-2' }],
  ]);
  await sandbox.clear('/__jobs');
  expect(await found('u-1')).toEqual([]);
  expect(await list()).toHaveLength(5);
});

it.each([
  {},
  { count: -1 },
  { count: 1.5 },
  { count: 100_001 },
  { records: 'all' },
  { unlisted: 7 },
  [],
  'x',
])('refuses the order %j', async (body) => {
  expect((await sandbox.post('/__jobs', body)).status).toBe(400);
  expect(await list()).toHaveLength(5);
});
