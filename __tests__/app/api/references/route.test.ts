import { GET } from '@/app/api/references/[kind]/route';
import { REFERENCE_CHECK } from '@/lib/config/limits';
import { logger } from '@/lib/server/process/log';
import { hangUp, json, startFakePlatform, text } from '@/__tests__/support/doubles/fake-platform';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';

const CANARY = 'canary-4711';
const DONE = {
  success: true,
  isCompleted: true,
  formAvailable: false,
  candidateName: 'Sample Candidate',
  submittedDate: '2026-11-02',
  statusMessage: 'Thank you.',
};

let platform: FakePlatform;
let logged: jest.SpyInstance;
beforeAll(async () => {
  platform = await startFakePlatform();
});
beforeEach(() => {
  logged = jest.spyOn(logger(), 'warn').mockImplementation();
  logged.mockClear();
});
afterAll(() => platform.close());

const ask = (kind: string, query: string, client = '192.0.2.1') =>
  GET(
    new Request(`http://site.test/api/references/${kind}${query}`, {
      headers: { 'x-forwarded-for': client },
    }),
    { params: Promise.resolve({ kind }) },
  );

it('returns the status of a reference, uncached (PL-09, DT-18)', async () => {
  platform.answer(json(DONE));
  const response = await ask('reference', '?id=r-7');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(DONE);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(platform.heard).toEqual([
    expect.objectContaining({
      path: '/services/apexrest/referencestatus',
      query: { id: 'r-7', _t: expect.stringMatching(/^\d{13}$/) },
      headers: expect.objectContaining({ 'cache-control': 'no-cache', pragma: 'no-cache' }),
    }),
  ]);
});

it.each([
  ['reference', 'Failed to check reference status'],
  ['candidate', 'Failed to check candidate reference status'],
])(
  'a failing check of a %s has its text, and its id is in no log (ER-04)',
  async (kind, message) => {
    for (const answering of [
      hangUp,
      text('<h1>Sign in</h1>'),
      json([{ errorCode: 'X', message: `No record ${CANARY}` }], 500),
      json({ ok: true }),
    ]) {
      platform.answer(answering);
      const response = await ask(kind, `?id=${CANARY}`, '192.0.2.2');
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual({ message });
    }
    expect(logged).toHaveBeenCalledTimes(4);
    expect(JSON.stringify(logged.mock.calls)).not.toContain(CANARY);
  },
);

it.each([
  ['reference', '', 400],
  ['reference', '?id=', 400],
  ['candidate', '?id=a%20b', 400],
  ['candidate', '?id=..%2Fx', 400],
  ['toString', '?id=r-7', 404],
  ['other', '?id=r-7', 404],
])('%s%s answers %i without calling the platform', async (kind, query, status) => {
  platform.answer(json(DONE));
  expect((await ask(kind, query, '192.0.2.3')).status).toBe(status);
  expect(platform.heard).toEqual([]);
});

it('one client may check sixty times, and then learns when to retry; others may continue', async () => {
  platform.answer(json(DONE));
  const statuses = [];
  for (let n = 0; n < REFERENCE_CHECK.perClient; n += 1)
    statuses.push((await ask('reference', `?id=r-${n}`, '192.0.2.4')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await ask('candidate', '?id=r-7', '192.0.2.4');
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  expect(platform.heard).toHaveLength(60);
  expect((await ask('reference', '?id=r-7', '192.0.2.5')).status).toBe(200);
});
