import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@/lib/server/database/postgres';
import type { Database } from '@/lib/server/database/sql';
import { openSqlite } from '@/lib/server/database/sqlite';
import { describeWithPostgres } from '@/__tests__/support/databases';
import { chanceFor } from '@/__tests__/support/chance';
import { listOfTurn } from '@/__tests__/support/list-of-turn';
import { comparable, listOfOurs } from '@/__tests__/support/stored-list';

/** A third of what `npm run test:long kills` makes. */
const KILLS = Number(process.env.KILL_ROUNDS || 2);
const WRITER = '__tests__/support/list-writer.ts';

/** Lets another process write one list after the other, and kills it in the middle. @returns the last version that it wrote whole */
async function killAWriter(where: string, afterMs: number): Promise<number> {
  const args = ['--conditions=react-server', '--import', 'tsx', WRITER, where];
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let told = '';
  const first = new Promise<void>((resolve) =>
    writer.stdout.on('data', (bytes: Buffer) => {
      told += bytes.toString();
      resolve();
    }),
  );
  await Promise.race([first, once(writer, 'exit')]);
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  writer.kill('SIGKILL');
  await once(writer, 'close');
  return Number(told.trim().split('\n').at(-1));
}

/** After each kill every row is whole: as the last list had it that was written whole, or as the one after it has it. */
async function expectWholeAfterKills(where: string, open: () => Database): Promise<void> {
  const database = open();
  const chance = chanceFor('kills of a writer of the list');
  const rowsOf = (version: number) =>
    new Map(comparable(listOfTurn(version)).jobs.map((job) => [job.id, job]));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const last = await killAWriter(where, chance.between(0, 200));
    const stored = await listOfOurs(database).read();
    expect([last, last + 1]).toContain(stored.version);
    const lists = [stored.version, stored.version + 1].map(rowsOf);
    const found = comparable(stored).jobs;
    for (const job of found) expect(lists.map((jobs) => jobs.get(job.id))).toContainEqual(job);
    const ids = new Set(found.map(({ id }) => id));
    // A job of both lists is never missing.
    expect([...lists[0]!.keys()].filter((id) => lists[1]!.has(id) && !ids.has(id))).toEqual([]);
  }
  // The next list makes one of what the dead have left behind.
  const { version } = await listOfOurs(database).read();
  await listOfOurs(database).write(listOfTurn(version + 1), version);
  expect(comparable(await listOfOurs(database).read())).toEqual(
    comparable(listOfTurn(version + 1)),
  );
  await database.close();
}

describe('a writer of the list that is killed', () => {
  it('leaves whole rows in SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kills-'));
    const path = join(folder, 'site.db');
    await expectWholeAfterKills(path, () => openSqlite(path));
    rmSync(folder, { recursive: true });
  }, 120_000);
});

describeWithPostgres('a writer of the list that is killed', (newDatabase) => {
  it('leaves whole rows in PostgreSQL', async () => {
    const url = newDatabase();
    await expectWholeAfterKills(url, () => openPostgres(url));
  }, 120_000);
});
