import { gzipSync } from 'node:zlib';
import type * as Limits from '@/lib/config/limits';
import { PLATFORM } from '@/lib/config/limits';
import { getJobDetails, getJobs, readJobRecords } from '@/lib/platform/jobs';
import { feedDate } from '@/lib/domain/dates/dates';
import type { PlatformError } from '@/lib/platform/http/platform-error';
import { isPlatformError } from '@/lib/platform/http/platform-error';
import type { Answering, FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import {
  cutConnection,
  hangUp,
  json,
  silence,
  stalledBody,
  startFakePlatform,
  text,
} from '@/__tests__/support/doubles/fake-platform';
import { pastDeadline, stopClock } from '@/__tests__/support/doubles/stopped-clock';
import { turns } from '@/__tests__/support/turns';
import { buildRawJob } from '@/__tests__/support/raw-job';

jest.mock('@/lib/config/limits', () => {
  const actual = jest.requireActual<typeof Limits>('@/lib/config/limits');
  return {
    ...actual,
    PLATFORM: { ...actual.PLATFORM, listMaxBytes: 32 * 1024 * 1024 },
  };
});

const NOW = new Date('2026-08-20T15:00:00Z');
const JOBS_TEXT = 'Failed to fetch jobs. Check console for details.';
const DETAILS_TEXT = 'Failed to fetch job details. Job may not exist or cannot be accessed.';

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
afterAll(() => platform.close());

async function failureOf(call: Promise<unknown>): Promise<PlatformError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (isPlatformError(error)) return error;
  throw new Error(`Not a PlatformError: ${String(error)}`);
}

/** The failure of a call that answers `kind`: if that is a time-out, the deadline passes, and not a moment before the call fails. */
const failureWith = (kind: string, call: () => Promise<unknown>, calls = 1) =>
  kind === 'timeout'
    ? pastDeadline(platform, PLATFORM.readDeadlineMs, () => failureOf(call()), calls)
    : failureOf(call());

/** Each fault, with the kind of failure it must be. None of them ever means 'no jobs' (PL-18). */
const FAULTS: readonly (readonly [string, Answering, PlatformError['kind'], number | null])[] = [
  ['an error status', json({ message: 'Down for maintenance' }, 500), 'http', 500],
  ['an error page', text('<h1>Bad gateway</h1>', { status: 502 }), 'http', 502],
  ['a refusal', json([{ errorCode: 'FORBIDDEN', message: 'No access' }], 403), 'http', 403],
  [
    'a wrong address',
    json([{ errorCode: 'NOT_FOUND', message: 'Could not find a match for URL' }], 404),
    'http',
    404,
  ],
  ['a wrong address behind a web site', text('<h1>Not found</h1>', { status: 404 }), 'http', 404],
  [
    'a redirect elsewhere',
    (response) => response.writeHead(302, { location: 'https://example.com/' }).end(),
    'http',
    302,
  ],
  ['silence', silence, 'timeout', null],
  ['a body that stalls', stalledBody, 'timeout', 200],
  ['a broken connection', hangUp, 'broken', null],
  ['a body that breaks off', cutConnection, 'shape', 200],
  ['cut JSON', text('[{"Record_Id":"a1"', { type: 'application/json' }), 'shape', 200],
  ['HTML with 200', text('<!doctype html><title>Sign in</title>'), 'page', 200],
  ['XHTML with 200', text('<?xml version="1.0"?>\n<!DOCTYPE html><html></html>'), 'page', 200],
  ['XML without a prologue', text('<response><message>Yes</message></response>'), 'shape', 200],
  [
    'a limit of calls',
    text('[{"errorCode":"REQUEST_LIMIT_EXCEEDED"}]', { status: 403 }),
    'http',
    429,
  ],
  ['XML with 200', text('<?xml version="1.0"?><response/>'), 'shape', 200],
  ['nothing with 200', text(''), 'shape', 200],
  ['null', json(null), 'shape', 200],
  ['{}', json({}), 'shape', 200],
  ['a number', json(7), 'shape', 200],
  [
    'a list of errors',
    json([{ errorCode: 'APEX_ERROR', message: 'List index out of bounds' }]),
    'http',
    200,
  ],
];

describe('getJobs (PL-03)', () => {
  it('asks for clinical jobs, as JSON, bypassing every cache (PL-01)', async () => {
    platform.answer(json([buildRawJob()]));
    const { jobs, feedDate, dropped, warnings } = await getJobs((jobs) => jobs, NOW);
    expect(platform.heard).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: '/services/apexrest/cerebralstaffing',
        query: { Job_Type: 'Clinical' },
        headers: expect.objectContaining({
          accept: 'application/json',
          'content-type': 'application/json',
        }),
      }),
    ]);
    expect(jobs.map((job) => job.id)).toEqual(['a0X000000000001']);
    expect({ feedDate, dropped, warnings }).toEqual({
      feedDate: '2026-08-20',
      dropped: [],
      warnings: [],
    });
  });

  it('[] is an empty market, not a failure', async () => {
    platform.answer(json([]));
    expect(await getJobs((jobs) => jobs, NOW)).toMatchObject({ jobs: [], dropped: [] });
  });

  it('one bad record never blanks the list (DT-20)', async () => {
    platform.answer(
      json([
        null,
        'text',
        { JobTitlen: 'RN' },
        buildRawJob({ Record_Id: 'a1' }),
        buildRawJob({ Record_Id: 'a1', city: 'Dallas' }),
        buildRawJob({
          Record_Id: 'a2',
          Geolocation: 'nonsense',
          Days_Open__c: {},
          JobTitlen: ['RN'],
          State: 9,
        }),
      ]),
    );
    const { jobs, dropped, warnings } = await getJobs((jobs) => jobs, NOW);
    expect(jobs.map(({ id, city }) => [id, city])).toEqual([
      ['a1', 'Austin'],
      ['a2', 'Austin'],
    ]);
    expect(dropped).toEqual([
      { id: null, problem: 'not an object' },
      { id: null, problem: 'not an object' },
      { id: null, problem: 'no Record_Id and no Id' },
      { id: 'a1', problem: 'a second record of this id' },
    ]);
    expect(warnings).toEqual([{ id: 'a2', problem: 'Geolocation cannot be read' }]);
  });

  it.each([
    ...FAULTS,
    ['a list of anything but jobs', json([1, 'two', null, {}]), 'shape', 200] as const,
  ])('%s is a failure with the text of ER-01', async (_name, answering, kind, status) => {
    platform.answer(answering);
    const failure = await failureWith(kind, () => getJobs((jobs) => jobs, NOW));
    expect(failure).toMatchObject({ message: JOBS_TEXT, kind, status });
  });

  it('an endless response is aborted', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, ' ');
    let sent = 0;
    platform.answer((response) => {
      const more = () => {
        do sent += 1;
        while (!response.destroyed && response.write(megabyte));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await failureOf(getJobs((jobs) => jobs, NOW))).toMatchObject({ kind: 'shape' });
    expect(sent).toBeGreaterThan(32);
  });

  it('a platform that refuses connections is unreachable', async () => {
    await platform.goDown();
    try {
      expect(await failureOf(getJobs((jobs) => jobs, NOW))).toMatchObject({
        message: JOBS_TEXT,
        kind: 'unreachable',
        status: null,
      });
    } finally {
      await platform.comeBack();
    }
  });
});

/** Answers each of the two look-up calls separately. */
const lookup =
  (byId: Answering, adhoc: Answering): Answering =>
  (response, heard) =>
    (heard.path.endsWith('/jobportal/') ? adhoc : byId)(response, heard);
const NONE = json([]);
const NO_ADHOC = json({ data: null });

describe('a record that is not JSON', () => {
  const listOf = (bad: string) =>
    text(`[${JSON.stringify(buildRawJob({ Record_Id: 'a1' }))},${bad}]`, {
      type: 'application/json',
    });

  it('is read if nothing but a control character in its texts is wrong', async () => {
    platform.answer(listOf('{"Record_Id":"a2","JobTitlen":"RN","Jobdescriptionrich":"one\ntwo"}'));
    const { jobs, dropped } = await getJobs((read) => read, NOW);
    expect(jobs.map(({ id, description }) => [id, description])).toEqual([
      ['a1', expect.anything()],
      ['a2', 'one\ntwo'],
    ]);
    expect(dropped).toEqual([]);
  });

  it('otherwise refuses the list, and no job is missing', async () => {
    platform.answer(listOf('{"Record_Id":"a2","JobTitlen":"a 5" wound"}'));
    expect(await failureOf(getJobs((read) => read, NOW))).toMatchObject({ kind: 'shape' });
    expect(await failureOf(getJobDetails({ id: 'a2', now: NOW }))).toMatchObject({ kind: 'shape' });
  });
});

describe('getJobDetails', () => {
  it('reads the first item of the list (PL-04)', async () => {
    platform.answer(json([buildRawJob({ Record_Id: 'a1' }), buildRawJob({ Record_Id: 'a2' })]));
    expect((await getJobDetails({ id: 'a1', now: NOW }))?.id).toBe('a1');
    expect(platform.heard.map(({ method, path, query }) => ({ method, path, query }))).toEqual([
      { method: 'GET', path: '/services/apexrest/cerebralstaffing', query: { Record_Id: 'a1' } },
    ]);
  });

  const adhoc = { Id: 'x1', AVTRRT__Job_Title__c: 'OR Nurse', Location__c: 'Tulsa, OK' };
  it.each([
    ['the body’s data', { data: adhoc }],
    ['an inner data', { data: { data: adhoc } }],
    ['a list, its first item', { data: [adhoc, { Id: 'x2' }] }],
    ['a list within', { data: { data: [adhoc] } }],
  ])('falls back to the ad-hoc call and reads %s (PL-05)', async (_name, body) => {
    platform.answer(lookup(NONE, json(body)));
    expect(await getJobDetails({ id: 'x1', now: NOW })).toMatchObject({
      id: 'x1',
      isAdhoc: true,
      title: 'OR Nurse',
      city: 'Tulsa',
    });
    expect(platform.heard.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: '/services/apexrest/cerebralstaffing', query: { Record_Id: 'x1' } },
      { path: '/services/apexrest/jobportal/', query: { adhocJobId: 'x1' } },
    ]);
  });

  it('an ad-hoc answer without an id has the requested id', async () => {
    platform.answer(lookup(NONE, json({ data: { AVTRRT__Job_Title__c: 'OR Nurse' } })));
    expect((await getJobDetails({ id: 'x9', now: NOW }))?.id).toBe('x9');
  });

  it.each([
    ['an empty list and data null', NONE, NO_ADHOC],
    ['an empty list and an empty list', NONE, json({ data: [] })],
    ['an empty list and an empty object', NONE, json({ data: {} })],
    ['an inner null', NONE, json({ data: { data: null } })],
    [
      '404 in the service’s own words',
      json({ message: 'No such job' }, 404),
      json({ data: null }, 404),
    ],
  ])('%s: there is no such job (RT-10)', async (_name, byId, adhocAnswer) => {
    platform.answer(lookup(byId, adhocAnswer));
    expect(await getJobDetails({ id: 'x1', now: NOW })).toBeNull();
  });

  it.each(FAULTS)(
    '%s by id is a failure with the text of ER-02',
    async (_name, answering, kind, status) => {
      platform.answer(lookup(answering, NO_ADHOC));
      expect(await failureWith(kind, () => getJobDetails({ id: 'x1', now: NOW }))).toMatchObject({
        message: DETAILS_TEXT,
        kind,
        status,
      });
      expect(platform.heard).toHaveLength(1);
    },
  );

  it.each([
    ...FAULTS,
    ['an empty list instead of data', json([]), 'shape', 200] as const,
    ['text as data', json({ data: 'gone' }), 'shape', 200] as const,
  ])(
    '%s from the ad-hoc call is a failure, not a missing job (RT-11)',
    async (_name, answering, kind, status) => {
      platform.answer(lookup(NONE, answering));
      expect(await failureWith(kind, () => getJobDetails({ id: 'x1', now: NOW }), 2)).toMatchObject(
        {
          message: DETAILS_TEXT,
          kind,
          status,
        },
      );
    },
  );

  it('an answer that unpacks to more than one job can have is a failure, and is not read to its end', async () => {
    const packed = gzipSync(`[${' '.repeat(5 * 1024 * 1024)}]`);
    platform.answer((response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
    );
    expect(await failureOf(getJobDetails({ id: 'x1', now: NOW }))).toMatchObject({
      kind: 'shape',
      status: 200,
    });
  });

  it('a first item that is not a job is a failure', async () => {
    platform.answer(json([null]));
    expect(await failureOf(getJobDetails({ id: 'x1', now: NOW }))).toMatchObject({
      message: DETAILS_TEXT,
      kind: 'shape',
    });
  });

  it.each([
    ['another id', buildRawJob({ Record_Id: 'other' })],
    ['another id, in a second field too', buildRawJob({ Record_Id: 'other', Id: 'other-2' })],
    ['an id that fits no address', buildRawJob({ Record_Id: 'x 1' })],
    ['the same id in other letters', buildRawJob({ Record_Id: 'X1' })],
  ])('a record with %s is not the job: the ad-hoc call is asked', async (_name, record) => {
    const others: string[] = [];
    const lookUp = () =>
      getJobDetails({ id: 'x1', now: NOW, noteOther: (answered) => others.push(answered) });
    platform.answer(lookup(json([record]), json({ data: adhoc })));
    expect(await lookUp()).toMatchObject({ id: 'x1', title: 'OR Nurse' });
    platform.answer(lookup(json([record]), NO_ADHOC));
    expect(await lookUp()).toBeNull();
    platform.answer(lookup(NONE, json({ data: record })));
    expect(await lookUp()).toBeNull();
    expect(others).toEqual([record.Record_Id, record.Record_Id, record.Record_Id]);
  });

  it('a record is known by its second id, and by the short form of an id', async () => {
    platform.answer(json([buildRawJob({ Record_Id: 'a0X5e000001AbCdEAK', Id: 'x1' })]));
    for (const id of ['a0X5e000001AbCdEAK', 'a0X5e000001AbCd', 'x1'])
      expect((await getJobDetails({ id, now: NOW }))?.id).toBe('a0X5e000001AbCdEAK');
    expect(await getJobDetails({ id: 'a0X5e000001AbC', now: NOW }).catch(() => 'ad-hoc')).toBe(
      'ad-hoc',
    );
  });

  it('both calls share one deadline (PL-02)', async () => {
    const clock = stopClock();
    const late: Answering = (response, heard) => {
      clock.pass(PLATFORM.readDeadlineMs - 1);
      NONE(response, heard);
    };
    platform.answer(lookup(late, silence));
    const failure = failureOf(getJobDetails({ id: 'x1', now: NOW }));
    while (platform.heard.length < 2) await turns();
    clock.pass(1);
    clock.goOn();
    expect((await failure).kind).toBe('timeout');
  });

  it('encodes the id so that it stays one value of the query', async () => {
    platform.answer(lookup(NONE, NO_ADHOC));
    await getJobDetails({ id: 'a&Job_Type=All', now: NOW });
    expect(platform.heard[0]?.query).toEqual({ Record_Id: 'a&Job_Type=All' });
  });
});

it('the owner’s check counts what is doubtful, with the ids of the first five records', () => {
  const ids = Array.from({ length: 7 }, (_, at) => `a0X00000000000${at}`);
  const records = ids.map((id) => buildRawJob({ Record_Id: id, city: 'Austin&amp;Co' }));
  const { doubts } = readJobRecords(records, feedDate(NOW));
  expect(doubts.filter(({ kind }) => kind === 'html-codes')).toEqual([
    { field: 'city', kind: 'html-codes', example: 'Austin&amp;Co', count: 7, ids: ids.slice(0, 5) },
  ]);
});
