import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import { findReceipt } from '@/lib/server/applications/find-receipt';
import { createRequestGate } from '@/lib/server/gate/request-gate';
import { noteHandedOver } from '@/lib/server/receipts/handed-over';
import { jobLookups } from '@/lib/server/jobs/look-up/job-lookup';
import { snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';
import { restart, temporaryDataDir } from '@/__tests__/support/doubles/fresh-process';

const CODE = 'K7Q2M8XWRD';
const data = temporaryDataDir();
const UNREACHABLE = 'postgresql://site@127.0.0.1:9/site';
beforeAll(() => expect(env().dataDir).toBe(data.path));
afterEach(async () => {
  restart();
  env().databaseUrl = null;
  for (const file of await readdir(data.path))
    await rm(join(data.path, file), { recursive: true, force: true });
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

it('a code noted while PostgreSQL was away is found, also after a restart', async () => {
  env().databaseUrl = UNREACHABLE;
  await noteHandedOver(CODE);
  restart();
  expect(await statusOf(CODE)).toBe(200);
});

it.each<[string, () => Promise<unknown> | void]>([
  ['PostgreSQL is unavailable', () => void (env().databaseUrl = UNREACHABLE)],
  ['the file cannot be opened', () => mkdir(join(data.path, 'site.db'))],
])('while %s, no code is called unknown: 503, never 404', async (_, goAway) => {
  await goAway();
  expect(await statusOf(CODE)).toBe(503);
});
