import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import { findReceipt } from '@/lib/server/applications/find-receipt';
import { createRequestGate } from '@/lib/server/gate/request-gate';
import { noteHandedOver } from '@/lib/server/receipts/handed-over';
import { jobLookups } from '@/lib/server/job-lookup/job-lookup';
import { snapshotStore } from '@/lib/server/snapshot/snapshot';
import { globals } from '@/server/process-globals.mjs';
import { REDIS_AWAY } from '@/__tests__/support/doubles/with-redis';
import { restart, temporaryDataDir } from '@/__tests__/support/doubles/fresh-process';

const CODE = 'K7Q2M8XWRD';
const data = temporaryDataDir();
const folder = join(data.path, 'receipts');
beforeAll(() => expect(env().dataDir).toBe(data.path));
afterEach(async () => {
  restart();
  delete globals.redis;
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => data.remove());

const NO_PAGE = () => Promise.reject(new Error('not asked for'));

/** The status that the gate answers for a receipt's page; 200 if it lets the page be rendered. */
async function statusOf(code: string): Promise<number> {
  const gate = createRequestGate({
    lookups: jobLookups(),
    receipts: { mayLookUp: () => Promise.resolve(null), find: findReceipt },
    snapshots: snapshotStore(),
    pages: { find: NO_PAGE, once: NO_PAGE },
  });
  const path = `/application/${code}`;
  const answer = await gate({
    method: 'GET',
    path,
    search: '',
    client: '203.0.113.9',
    headers: {},
  });
  return answer?.status ?? 200;
}

it('the page of a receipt is shown, and an unknown code answers 404', async () => {
  await noteHandedOver(CODE);
  expect([await statusOf(CODE), await statusOf('0000000000')]).toEqual([200, 404]);
});

it.each<[string, () => Promise<void> | void]>([
  ['Redis is unavailable', () => void (globals.redis = REDIS_AWAY)],
  ['the folder of receipts cannot be read', () => writeFile(folder, 'a file in its place')],
  [
    "a day's receipts cannot be read",
    async () => void (await mkdir(join(folder, '2126-01-01'), { recursive: true })),
  ],
])('while %s, no code is called unknown: 503, never 404', async (_, goAway) => {
  await goAway();
  expect(await statusOf(CODE)).toBe(503);
});
