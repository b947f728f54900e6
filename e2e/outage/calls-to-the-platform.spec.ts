import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryOf } from '../support/world/memory';
import { startSite } from '../support/world/site';
import { expect, test } from '../support/test';
import { Platform } from '../support/world/world';
import { storedList } from '../support/world/stored-list';

const MADE_UP = 2_000;
const READERS = 200;

async function callsOf(platform: Platform): Promise<{ list: number; byId: number; adhoc: number }> {
  const told: { calls: { path: string; query: Record<string, string> }[] } = await (
    await fetch(`${platform.url}/__calls`)
  ).json();
  const count = (name: string) => told.calls.filter(({ query }) => name in query).length;
  return { list: count('Job_Type'), byId: count('Record_Id'), adhoc: count('adhocJobId') };
}

const filesIn = async (...folders: string[]): Promise<number> => {
  const lists = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })));
  return lists.flat().length;
};

/** Requests every URL, this many at a time, and counts the statuses of the answers. */
async function statusesOf(urls: readonly string[], atATime: number) {
  const statuses: Record<number, number> = {};
  const rest = [...urls];
  const reader = async () => {
    for (let url = rest.pop(); url !== undefined; url = rest.pop()) {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atATime }, reader));
  return statuses;
}

test('2,000 made-up ids and 200 readers at once: calls, disk and memory stay bounded (PL-06, RT-17)', async () => {
  const platform = await Platform.start(1_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'site-calls-'));
  const site = await startSite({ build: 'bare', platformUrl: platform.apiUrl, dataDir });
  const records = await platform.records();
  const listed = records.slice(0, 20).map(({ Record_Id, Id }) => String(Record_Id ?? Id));
  const pages = ['/', '/jobs', '/job-map', '/api/jobs', '/jobs?state=TX&page=2'];
  const read = [...pages, ...listed.map((id) => `/jobs/${id}`), `/apply/${listed[0]}`];
  await statusesOf(
    read.map((path) => site.url + path),
    5,
  );
  // Stored twice, the second time with what descriptions state.
  await expect.poll(() => storedList(dataDir)?.reading).toBeGreaterThan(0);
  const before = {
    files: await filesIn(dataDir, '.next-bare/server'),
    memory: await memoryOf(site),
    calls: await callsOf(platform),
  };
  const started = Date.now();

  const strangers = await statusesOf(
    Array.from({ length: MADE_UP }, () => `${site.url}/jobs/a0K${randomBytes(7).toString('hex')}Z`),
    100,
  );
  const readers = await statusesOf(
    Array.from({ length: READERS * 5 }, (_, n) => `${site.url}${read[n % read.length]}`),
    READERS,
  );

  const minutes = Math.floor((Date.now() - started) / 60_000) + 1;
  expect(readers).toEqual({ 200: READERS * 5 });
  expect(Object.keys(strangers).sort()).toEqual(['404', '503']);
  expect(strangers[404]).toBeLessThanOrEqual(60 * minutes);
  const after = await callsOf(platform);
  const more = {
    list: after.list - before.calls.list,
    byId: after.byId - before.calls.byId,
    adhoc: after.adhoc - before.calls.adhoc,
  };
  // What 20 listed jobs cost meanwhile, however many read them, plus what the budget leaves for unknown ids.
  expect(more.byId).toBeLessThanOrEqual((listed.length + 60) * minutes);
  expect(more.adhoc).toBeLessThanOrEqual(60 * minutes);
  // One refresh is due every five minutes, a few more if one fails.
  expect(more.list).toBeLessThanOrEqual(1 + minutes);
  expect(await filesIn(dataDir, '.next-bare/server')).toBe(before.files);
  const grownMb = (await memoryOf(site)).now - before.memory.now;
  console.log(
    'further calls',
    more,
    'of',
    MADE_UP + READERS * 5,
    'requests; memory +',
    grownMb,
    'MB',
  );
  expect(grownMb).toBeLessThan(250);

  await site.stop();
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
});
