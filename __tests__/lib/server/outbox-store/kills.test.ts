import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { openPostgres } from '@/lib/server/database/postgres';
import type { Database } from '@/lib/server/database/sql';
import { openSqlite } from '@/lib/server/database/sqlite';
import { sqlStore } from '@/lib/server/outbox-store/sql-store';
import { describeUnless } from '@/__tests__/support/left-out';
import { noPostgres, startPostgres } from '@/__tests__/support/postgres';

const WRITERS = 3;
/** A third of what `npm run test:long kills` makes. */
const KILLS = Number(process.env.KILL_ROUNDS || 4);
const PROGRAM = join(__dirname, 'programs', 'writer.mjs');

/** Processes that write to one database, and the ids that it has acknowledged. */
function startWriters(engine: 'sqlite' | 'postgres', where: string) {
  const acknowledged: string[] = [];
  const running = new Set<ChildProcess>();
  function start(): void {
    const options = ['--conditions=react-server', '--import', 'tsx', PROGRAM, engine, where];
    const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    running.add(child);
    let rest = '';
    child.stdout.on('data', (data: Buffer) => {
      const lines = `${rest}${data.toString()}`.split('\n');
      rest = lines.pop() ?? '';
      acknowledged.push(...lines);
    });
  }
  /** Kills them all where they are, and says how many there were. */
  async function killAll(): Promise<void> {
    const ends = [...running].map(
      (child) => new Promise((resolve) => child.once('close', resolve)),
    );
    for (const child of running) child.kill('SIGKILL');
    running.clear();
    await Promise.all(ends);
  }
  return {
    acknowledged,
    start: () => Array.from({ length: WRITERS }, start),
    killAll,
    async untilMore(count: number): Promise<void> {
      const goal = acknowledged.length + count;
      while (acknowledged.length < goal) await pause(10);
    },
  };
}

async function missingOf(acknowledged: readonly string[], database: Database) {
  const found = new Set((await sqlStore(database).list()).map(({ id }) => id));
  return acknowledged.filter((id) => !found.has(id));
}

describe('what was acknowledged', () => {
  it(`outlives ${KILLS} kills of ${WRITERS} processes, in SQLite`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kills-'));
    const path = join(folder, 'site.db');
    const writers = startWriters('sqlite', path);
    for (let kill = 0; kill < KILLS; kill += 1) {
      writers.start();
      await writers.untilMore(10 + kill);
      await writers.killAll();
    }
    const database = openSqlite(path);
    expect(await missingOf(writers.acknowledged, database)).toEqual([]);
    await database.close();
    const file = new Sqlite(path);
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok');
    file.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describeUnless(noPostgres)('in PostgreSQL', () => {
    it(`outlives ${KILLS} kills of ${WRITERS} processes, and three of the server`, async () => {
      const server = await startPostgres({ durable: true });
      const url = server.newDatabase();
      const writers = startWriters('postgres', url);
      for (let kill = 0; kill < KILLS; kill += 1) {
        writers.start();
        await writers.untilMore(10 + kill);
        await writers.killAll();
      }
      // The writers live on, and write again once it is back.
      writers.start();
      for (let kill = 0; kill < 3; kill += 1) {
        await writers.untilMore(20);
        await server.kill();
        await server.comeBack();
      }
      await writers.untilMore(20);
      await writers.killAll();
      const database = openPostgres(url);
      expect(await missingOf(writers.acknowledged, database)).toEqual([]);
      await database.close();
      await server.stop();
    });
  });
});
