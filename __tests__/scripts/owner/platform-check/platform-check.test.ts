import { PLATFORM } from '@/lib/config/limits';
import { runPlatformCheck } from '@/scripts/owner/platform-check/main';
import type { PlatformReport } from '@/scripts/owner/platform-check/check-platform';
import { restart } from '@/__tests__/support/doubles/fresh-process';
import { stopClock } from '@/__tests__/support/doubles/stopped-clock';
import { turns } from '@/__tests__/support/turns';
import { buildRawJob } from '@/__tests__/support/raw-job';
import type { TestSandbox } from '@/__tests__/sandbox/with-sandbox';
import { REST, sandboxForTest } from '@/__tests__/sandbox/with-sandbox';

let sandbox: TestSandbox;
let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock();
});
beforeAll(async () => {
  sandbox = await sandboxForTest();
});
afterEach(async () => {
  clock.goOn();
  restart();
  await sandbox.clear('/__faults');
  await sandbox.clear('/__jobs');
  await sandbox.clear('/__calls');
});
afterAll(() => sandbox.remove());

async function run(...given: string[]) {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runPlatformCheck(given, {
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
const check = (...given: string[]) => run('--url', `${sandbox.url}${REST}`, ...given);
async function report(): Promise<PlatformReport & { code: number }> {
  const { code, said, complained } = await check('--json');
  expect(complained).toBe('');
  return { code, ...(JSON.parse(said) as PlatformReport) };
}
/** The same for a platform that leaves a call without an answer: the deadline passes once the call has arrived. */
async function reportOfSilence() {
  // Not the one that the check watches.
  const ownFetch = globalThis.fetch;
  const faults = () => ownFetch(`${sandbox.url}/__faults`).then((answer) => answer.text());
  const told = report();
  while (!(await faults()).includes('"used":1')) await turns();
  clock.pass(PLATFORM.readDeadlineMs);
  return told;
}
const outcomes = ({ calls }: PlatformReport) =>
  Object.fromEntries(calls.map(({ key, outcome }) => [key, outcome]));

const WELL = {
  list: 'ok',
  'job-by-id': 'ok',
  'job-unknown': 'ok',
  'portal-sources': 'ok',
  'reference-status': 'ok',
  'candidate-reference-status': 'ok',
};

describe('npm run platform:check', () => {
  it('a healthy platform: 0, seven calls, all of them GET', async () => {
    await sandbox.post('/__jobs', { count: 40 });
    const told = await report();
    expect(told).toMatchObject({ code: 0, verdict: 'well', jobs: { records: 40, read: 40 } });
    expect(outcomes(told)).toEqual(WELL);
    // Notes alone are well.
    expect(new Set(told.findings.map(({ level }) => level))).toEqual(new Set(['note']));
    const heard: unknown = await (await sandbox.get('/__calls')).json();
    expect(JSON.stringify(heard)).not.toContain('POST');
    expect(told.calls.flatMap(({ exchanges }) => exchanges)).toHaveLength(7);
    for (const { status } of told.calls.flatMap(({ exchanges }) => exchanges))
      expect(status).toBe(200);
  });

  it('the default list with its awkward records: 1, each of them counted', async () => {
    const told = await report();
    expect(told).toMatchObject({ code: 1, verdict: 'mend', jobs: { dropped: 3 } });
    const keys = new Set(told.findings.map(({ key }) => key));
    for (const key of ['dropped', 'unknown-state', 'off-map', 'no-posting-date', 'posting'])
      expect(keys).toContain(key);
    const title = told.fields.find(({ field }) => field === 'title');
    expect(title?.names.every(({ count }) => count > 0)).toBe(true);
  });

  it('prints text for people, without the content of a reference', async () => {
    const { code, said } = await check();
    expect(code).toBe(1);
    expect(said).toContain('List jobs ');
    expect(said).toContain("an unknown state: 'ZZ'");
    expect(said).toMatch(/Result: something needs fixing \(exit code 1\)$/);
    const status = await (
      await sandbox.get(`${REST}/referencestatus?id=a0X000000000000EAA`)
    ).text();
    const { candidateName } = JSON.parse(status) as { candidateName: string };
    expect(candidateName).toMatch(/\w/);
    expect(said).not.toContain(candidateName);
  });

  it('start, hours and openings: which names are in use, and what is implausible', async () => {
    await sandbox.post('/__jobs', { count: 60, terms: true });
    const told = await report();
    const start = told.fields.find(({ field }) => field === 'startsOn');
    expect(
      start?.names.find(({ name }) => name === 'AVTRRT__Start_Date__c')?.count,
    ).toBeGreaterThan(9);
    expect(told.unknownFields).toEqual([]);
    expect(told.findings.map(({ key }) => key)).toContain('text:contract:unreadable');
  });

  it('exactly 1,000 records look cut off', async () => {
    await sandbox.post('/__jobs', { count: 1_000 });
    const told = await report();
    expect(told).toMatchObject({ code: 1, jobs: { records: 1_000, read: 1_000 } });
    expect(told.findings.map(({ key }) => key)).toContain('cut');
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['HTML with 200', { match: 'Job_Type', status: 200, body: '<html>' }, { list: 'broken' }],
    ['a list cut in the middle', { match: 'Job_Type', cut: true }, { list: 'broken' }],
    [
      '500',
      { match: 'cerebralstaffportal', status: 500, body: '[]' },
      { 'portal-sources': 'broken' },
    ],
    [
      'a redirect',
      { match: 'cerebralstaffportal', status: 302, body: '' },
      { 'portal-sources': 'broken' },
    ],
    [
      'silence',
      { match: 'GET /services/apexrest/reference', hang: true },
      { 'reference-status': 'broken' },
    ],
    [
      '{} for a status',
      { match: 'candidate', body: {} },
      { 'candidate-reference-status': 'broken' },
    ],
    ['no job by id', { match: '/Record_Id/', body: [] }, { 'job-by-id': 'broken' }],
    [
      'another job by id',
      { match: '/Record_Id/', times: 1, body: [{ Record_Id: 'b1', JobTitlen: 'RN' }] },
      { 'job-by-id': 'broken' },
    ],
    [
      'a job for any id',
      { match: 'adhocJobId', body: { data: { Id: 'c1' } } },
      { 'job-unknown': 'broken' },
    ],
  ])('%s: 2', async (_, fault, expected) => {
    await sandbox.post('/__jobs', { count: 20 });
    await sandbox.post('/__faults', fault);
    const told = await (fault.hang ? reportOfSilence() : report());
    expect(told).toMatchObject({ code: 2, verdict: 'broken' });
    const { list, ...others } = { ...WELL, ...expected };
    const unasked = list === 'broken' ? { 'job-by-id': 'skipped' } : {};
    expect(outcomes(told)).toEqual({ list, ...others, ...unasked });
  });

  it('a job that differs when read by its id: 1', async () => {
    const record = buildRawJob();
    await sandbox.post('/__jobs', { records: [record] });
    const other = { ...record, CalculatedPayRange: '$9 weekly' };
    await sandbox.post('/__faults', { match: `Record_Id=${record.Record_Id}`, body: [other] });
    const told = await report();
    expect(outcomes(told)).toEqual({ ...WELL, 'job-by-id': 'mend' });
    expect(told.calls[1]?.text).toMatch(/not as in the list: payText$/);
  });

  it('a list without any job: 2, and why', async () => {
    await sandbox.post('/__jobs', { records: [{ Name: 'x' }] });
    const told = await report();
    expect(told.code).toBe(2);
    expect(told.findings.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['no-job', 'dropped', 'field-missing:title']),
    );
    expect(told.unknownFields).toEqual([{ name: 'Name', count: 1 }]);
  });

  it('no platform: 2, after one call', async () => {
    await sandbox.post('/__faults', { match: 'Job_Type', hang: true });
    const told = await reportOfSilence();
    expect(told.code).toBe(2);
    expect(outcomes(told)).toEqual({ list: 'broken', others: 'skipped' });
    expect(told.calls[0]?.text).toContain('no answer for 5 s');
  });

  it('reads the given ad-hoc job', async () => {
    const { code, said } = await check('--adhoc', 'no-such-adhoc');
    expect(code).toBe(2);
    expect(said).toContain('the ad-hoc job named');
  });
});

describe('called with invalid arguments: 3, on stderr', () => {
  it.each([
    [['--what'], "Unknown option '--what'"],
    [['now'], 'now'],
    [['--url', 'hello'], 'STAFFING_API_BASE_URL is not a web address'],
  ])('%s', async (given, words) => {
    const { code, said, complained } = await run(...given);
    expect(code).toBe(3);
    expect(said).toBe('');
    expect(complained).toContain(words);
    expect(complained).toContain('--help');
  });

  it('no platform given', async () => {
    const named = process.env.STAFFING_API_BASE_URL;
    delete process.env.STAFFING_API_BASE_URL;
    expect(await run()).toMatchObject({ code: 3, complained: expect.stringContaining('--url') });
    process.env.STAFFING_API_BASE_URL = named;
  });

  it('--help explains the exit codes', async () => {
    const { code, said } = await run('--help');
    expect(code).toBe(0);
    expect(said).toMatch(/0 if all is well, 1 .+ 2 .+/);
  });
});
