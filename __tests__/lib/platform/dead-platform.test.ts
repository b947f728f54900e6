import { PLATFORM } from '@/lib/config/limits';
import { submitJobApplication } from '@/lib/platform/apply';
import { getJobDetails, getJobs } from '@/lib/platform/jobs';
import { isPlatformError } from '@/lib/platform/http/platform-error';
import { getReferenceStatus } from '@/lib/platform/references';
import { PAYLOAD } from '@/__tests__/support/applicant';
import type { Answering, FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { json, startFakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { restart } from '@/__tests__/support/doubles/fresh-process';
import { buildRawJob } from '@/__tests__/support/raw-job';

/** Every call to the platform, by its purpose. */
const CALLS = {
  list: { path: '?Job_Type', call: () => getJobs((jobs) => jobs) },
  job: { path: '?Record_Id', call: () => getJobDetails({ id: 'a1' }) },
  adhoc: { path: '?adhocJobId', call: () => getJobDetails({ id: 'no-job' }) },
  apply: { path: '/apply', call: () => submitJobApplication(PAYLOAD, null, null) },
  reference: { path: '/referencestatus', call: () => getReferenceStatus('reference', 'r-1') },
  candidate: {
    path: '/candidatereferencestatus',
    call: () => getReferenceStatus('candidate', 'c-1'),
  },
} as const;
type Name = keyof typeof CALLS;
const NAMES = Object.keys(CALLS) as Name[];

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
afterEach(restart);
afterAll(() => platform.close());

/** A platform on which one kind of call fails. */
const failing =
  (name: Name, fault: Answering): Answering =>
  (response, heard) => {
    const [parameter = ''] = Object.keys(heard.query);
    const line = `${heard.path}?${parameter}`;
    if (line.includes(CALLS[name].path)) return fault(response, heard);
    if (heard.path.endsWith('status')) return json({ success: true })(response, heard);
    if (heard.path.endsWith('apply')) return json({})(response, heard);
    if (heard.path.endsWith('/jobportal/')) return json({ data: null })(response, heard);
    return json(
      heard.query.Record_Id === 'no-job'
        ? []
        : [buildRawJob({ Record_Id: heard.query.Record_Id ?? 'a1' })],
    )(response, heard);
  };

const tell = (name: Name): Promise<unknown> =>
  CALLS[name].call().then(
    () => 'well',
    (error: unknown) => (isPlatformError(error) ? error.kind : error),
  );
const { failuresInARow } = PLATFORM.breaker;

describe('one kind of call that fails', () => {
  it.each(NAMES.filter((name) => name !== 'list'))(
    '%s: is not called any more, and closes no other',
    async (name) => {
      platform.answer(failing(name, json({}, 503)));
      const told: unknown[] = [];
      for (let i = 0; i < failuresInARow + 10; i += 1) told.push(await tell(name));
      expect(told).toEqual([
        ...Array.from({ length: failuresInARow }, () => 'http'),
        ...Array.from({ length: 10 }, () => 'open'),
      ]);
      const others = NAMES.filter((other) => other !== name);
      // An unknown job is requested by id first, so the ad-hoc call fails too.
      const closed = name === 'job' ? ['adhoc'] : [];
      for (const other of others)
        expect([other, await tell(other)]).toEqual([
          other,
          closed.includes(other) ? 'open' : 'well',
        ]);
    },
  );

  it('list: is called as often as the snapshot wants, which has its own backoff', async () => {
    platform.answer(failing('list', json({}, 503)));
    for (let i = 0; i < failuresInARow + 3; i += 1) expect(await tell('list')).toBe('http');
  });

  it('applications answered with 500 are all tried, because the error is about that application', async () => {
    platform.answer(failing('apply', json({}, 500)));
    for (let i = 0; i < failuresInARow + 3; i += 1) expect(await tell('apply')).toBe('http');
  });
});

it('a call that was not sent has the text of section 8, and no status', async () => {
  platform.answer(json({}, 503));
  for (let i = 0; i < failuresInARow; i += 1) await tell('apply');
  const heard = platform.heard.length;
  await expect(submitJobApplication(PAYLOAD, null, null)).rejects.toMatchObject({
    kind: 'open',
    status: null,
    message: 'Failed to submit application. Please try again.',
  });
  expect(platform.heard).toHaveLength(heard);
});
