import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UntrustedHtml } from '@/lib/domain/job/job';
import type { Database } from '@/lib/server/database/sql';
import { openSqlite } from '@/lib/server/database/sqlite';
import { toRow } from '@/lib/server/jobs/table/job-row';
import { toListedJobs, type ListedJob } from '@/lib/server/jobs/table/listed-job';
import { sqlList } from '@/lib/server/jobs/table/sql-list';
import { byId } from '@/lib/server/jobs/table/stored-list';
import { logger } from '@/lib/server/process/log';
import { buildJobs, seeded } from '@/__tests__/support/build-job';

const folder = mkdtempSync(join(tmpdir(), 'damaged-job-'));
const path = join(folder, 'site.db');
let database: Database | undefined;
afterAll(() => rmSync(folder, { recursive: true }));

const ME = 'a test';
const read = buildJobs(40).map((job, at) => ({
  ...job,
  description: `<p>Cares for adults on unit ${at}.</p>` as UntrustedHtml,
}));
const jobs = toListedJobs(read)
  .sort(byId)
  .map((job) => ({ ...job, changes: [['2026-08-20', 'pay', 10, 10]] as const }));
const LIST = {
  fetchedAt: '2026-08-20T15:00:00.000Z',
  droppedCount: 0,
  jobs,
  searchPages: new Map(),
};

/** Writes the list in a turn of its own, as the next read does. */
async function store(site: Database): Promise<number | null> {
  await site.sql`update feed set turn_by = ${ME}`;
  const list = sqlList(site, ME);
  return list.write(LIST, (await list.read()).version);
}
const shown = (all: readonly ListedJob[]) => all.map((job) => toRow(job));

let whole: Buffer;
let error: jest.SpyInstance;
beforeAll(async () => {
  const first = openSqlite(path);
  await first.sql`insert into receipt (code, day) values ('a', '2026-08-20')`;
  await store(first);
  // Each row stands in the file once.
  await first.sql`vacuum`;
  await first.close();
  whole = readFileSync(path);
});
beforeEach(() => {
  error = jest.spyOn(logger(), 'error').mockImplementation();
});
afterEach(async () => {
  await database?.close();
  expect(readdirSync(folder).filter((name) => name.includes('damaged'))).toEqual([]);
});

/** Opens the file with one bit flipped. */
async function openFlipped(at: number, bit: number): Promise<Database> {
  await database?.close();
  const copy = Buffer.from(whole);
  copy[at]! ^= 1 << bit;
  for (const part of ['-wal', '-shm']) rmSync(path + part, { force: true });
  writeFileSync(path, copy);
  error.mockClear();
  return (database = openSqlite(path));
}

it('a flipped bit in a text of a row costs that job until the next read, and nothing else', async () => {
  let leftOut = 0;
  const random = seeded(58);
  const below = (limit: number) => Math.floor(random() * limit);
  for (const column of ['hash', 'facts', 'description', 'changes'] as const)
    for (let times = 0; times < 10; times += 1) {
      const job = jobs[below(jobs.length)]!;
      const row = toRow(job);
      // The texts of a row stand behind one another, after its key.
      const start = whole.indexOf(row.hash + row.facts);
      const all = row.hash + row.facts + row.description + row.changes;
      const at = start + all.indexOf(row[column] ?? '') + below(row[column]?.length ?? 0);
      const site = await openFlipped(at, below(8));
      const list = sqlList(site, ME);
      const found = (await list.seen([job.id])).get(job.id);
      // The name of a fact that is null may be damaged and say the same.
      if (found === undefined) leftOut += 1;
      const others = jobs.filter((other) => other !== job);
      expect(shown((await list.read()).jobs)).toEqual(shown(found ? jobs : others));
      expect(error.mock.calls.map(([told]) => told)).toEqual(found ? [] : [{ job: job.id }]);

      expect(await store(site)).not.toBeNull();
      expect(shown((await sqlList(site, ME).read()).jobs)).toEqual(shown(jobs));
      expect((await site.sql`select code from receipt`).rows).toEqual([{ code: 'a' }]);
    }
  expect(leftOut).toBeGreaterThan(35);
});

it('a flipped bit in an id, also in an index, is mended by the next reads', async () => {
  const id = Buffer.from(jobs[7]!.id);
  const places: number[] = [];
  for (let at = whole.indexOf(id); at >= 0; at = whole.indexOf(id, at + 1)) places.push(at);
  // Of the row, and in three indexes.
  expect(places).toHaveLength(4);
  for (const at of places) {
    const site = await openFlipped(at + 5, 1);
    for (let reads = 0; reads < 2; reads += 1) await store(site);
    expect(shown((await sqlList(site, ME).read()).jobs)).toEqual(shown(jobs));
  }
});

it('a flipped bit in what SQLite notes of the columns of a row costs that job for two reads at most, and nothing else', async () => {
  const row = whole.indexOf(`${jobs[7]!.id}${jobs[7]!.firstSeenOn}`);
  // Before its values stand the kinds and lengths of all, the last column's next to them.
  for (const before of [1, 2, 3, 4, 5, 6, 8, 9, 10, 11])
    for (let bit = 0; bit < 8; bit += 1) {
      const site = await openFlipped(row - before, bit);
      expect((await site.sql`select code from receipt`).rows).toEqual([{ code: 'a' }]);
      for (let reads = 0; reads < 2; reads += 1) await store(site);
      expect(shown((await sqlList(site, ME).read()).jobs)).toEqual(shown(jobs));
    }
});
