import { PLATFORM } from '@/lib/config/limits';
import { getPortalSources } from '@/lib/platform/http/portal';
import { getReferenceStatus } from '@/lib/platform/references';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { json, silence, startFakePlatform, text } from '@/__tests__/support/doubles/fake-platform';
import { pastDeadline } from '@/__tests__/support/doubles/stopped-clock';

const NOW = new Date(1_787_000_000_000);
let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
afterAll(() => platform.close());

const KINDS = [
  ['reference', '/referencestatus', 'Failed to check reference status'],
  ['candidate', '/candidatereferencestatus', 'Failed to check candidate reference status'],
] as const;

describe.each(KINDS)('the status of a %s (PL-09, ER-04)', (kind, path, message) => {
  it('is requested past every cache', async () => {
    platform.answer(json({ success: true }));
    await getReferenceStatus(kind, 'r 1&x=2', NOW);
    expect(platform.heard).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: `/services/apexrest${path}`,
        query: { id: 'r 1&x=2', _t: '1787000000000' },
        headers: expect.objectContaining({ 'cache-control': 'no-cache', pragma: 'no-cache' }),
      }),
    ]);
  });

  it.each([
    ['an error', json([{ errorCode: 'X', message: 'No' }], 500)],
    ['a page', text('<h1>Sign in</h1>')],
    ['null', json(null)],
    ['{}', json({})],
    ['a list', json([])],
  ])('%s is a failure with its text', async (_name, answering) => {
    platform.answer(answering);
    await expect(getReferenceStatus(kind, 'r1', NOW)).rejects.toMatchObject({
      name: 'PlatformError',
      message,
    });
  });

  it('an answer that is no status is a failure of shape', async () => {
    platform.answer(json({}));
    await expect(getReferenceStatus(kind, 'r1', NOW)).rejects.toMatchObject({
      kind: 'shape',
      status: 200,
    });
  });

  it('silence is a failure with its text, once the deadline has passed', async () => {
    platform.answer(silence);
    const call = () => getReferenceStatus(kind, 'r1', NOW);
    await expect(pastDeadline(platform, PLATFORM.readDeadlineMs, call)).rejects.toMatchObject({
      kind: 'timeout',
      message,
    });
  });
});

describe('what a status states (specification, section 3)', () => {
  it.each([
    [
      'everything',
      {
        success: true,
        isCompleted: true,
        formAvailable: 'true',
        candidateName: ' A. Sample ',
        submittedDate: '2026-08-01',
        statusMessage: 'Done',
      },
      {
        success: true,
        isCompleted: true,
        formAvailable: true,
        candidateName: 'A. Sample',
        submittedDate: '2026-08-01',
        statusMessage: 'Done',
      },
    ],
    [
      'texts without an end',
      {
        success: true,
        candidateName: 'A'.repeat(100_000),
        submittedDate: '2'.repeat(100_000),
        statusMessage: 'No '.repeat(100_000),
      },
      {
        success: true,
        isCompleted: false,
        formAvailable: false,
        candidateName: `${'A'.repeat(119)}…`,
        submittedDate: `${'2'.repeat(119)}…`,
        statusMessage: `${'No '.repeat(99)}No…`,
      },
    ],
    [
      'words as systems write them',
      {
        success: true,
        candidateName: 'Sample O&#39;Brien',
        submittedDate: 'null',
        statusMessage: 'N/A',
      },
      {
        success: true,
        isCompleted: false,
        formAvailable: false,
        candidateName: "Sample O'Brien",
        submittedDate: null,
        statusMessage: null,
      },
    ],
    [
      'next to nothing',
      { success: 1, isCompleted: null, candidateName: {}, submittedDate: '' },
      {
        success: false,
        isCompleted: false,
        formAvailable: false,
        candidateName: null,
        submittedDate: null,
        statusMessage: null,
      },
    ],
  ])('%s', async (_name, body, status) => {
    platform.answer(json(body));
    expect(await getReferenceStatus('reference', 'r1', NOW)).toEqual(status);
  });
});

describe('portal sources (PL-07, ER-03)', () => {
  it('are requested without a query and passed on unchanged', async () => {
    platform.answer(json([{ Name: 'Website' }]));
    expect(await getPortalSources()).toEqual([{ Name: 'Website' }]);
    expect(platform.heard).toEqual([
      expect.objectContaining({ path: '/services/apexrest/cerebralstaffportal', query: {} }),
    ]);
  });

  it.each([
    ['an error', json({}, 500)],
    ['{}', json({})],
    ['a page', text('<h1>Sign in</h1>')],
  ])('%s is a failure with its text', async (_name, answering) => {
    platform.answer(answering);
    await expect(getPortalSources()).rejects.toMatchObject({
      message: 'Failed to fetch portal sources',
    });
  });
});
