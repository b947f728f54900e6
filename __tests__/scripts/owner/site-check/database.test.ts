import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describeWithPostgres } from '@/__tests__/support/databases';
import { itUnless } from '@/__tests__/support/left-out';
import { openPostgres } from '@/lib/server/database/postgres';
import type { Database } from '@/lib/server/database/sql';
import { openSqlite } from '@/lib/server/database/sqlite';
import { backUp } from '@/scripts/owner/backup/backup';
import {
  databaseFindings,
  databaseLine,
  databaseState,
  type DatabaseState,
} from '@/scripts/owner/site-check/database';

const root = mkdtempSync(join(tmpdir(), 'site-check-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let made = 0;
function newFolder(): string {
  const folder = join(root, String((made += 1)));
  mkdirSync(folder);
  return folder;
}
const NOW = Date.parse('2026-11-24T12:00:00Z');
const told = (state: DatabaseState) =>
  databaseFindings(state, NOW).map(({ level, key, text }) => `${level} ${key}: ${text}`);

async function fill({ sql }: Database): Promise<void> {
  for (const [id, state] of [
    ['a', 'waiting'],
    ['b', 'held'],
  ] as const)
    await sql`
      insert into outbox (id, queued_at, state, tries, note, sealed)
      values (${id}, 1, ${state}, 0, '', ${new Uint8Array(1)})`;
}

function holdTo(
  engine: string,
  place: () => { settings: Record<string, string>; open: () => Database },
) {
  it('says what waits, and how old the backup is', async () => {
    const { settings, open } = place();
    const database = open();
    await fill(database);
    const before = await databaseState(settings);
    expect([before.name, before.problem]).toEqual([expect.stringMatching(`^${engine}, `), null]);
    expect(databaseLine(before, NOW)).toMatch(
      /; applications waiting: 2, held: 1 \(npm run outbox\); backup: none$/,
    );
    const old = 'should backup: none of the last 7 days: npm run backup -- FOLDER';
    expect(told(before)).toEqual([
      'should outbox: applications that a person decides about: 1',
      old,
    ]);
    const where = { dataDir: settings.DATA_DIR ?? '', databaseUrl: settings.DATABASE_URL ?? null };
    await database.sql`delete from outbox`;
    await backUp(where, newFolder(), new Date('2026-11-16T10:00:00Z'));
    const after = await databaseState(settings);
    expect(databaseLine(after, NOW)).toMatch(/backup: 8 days old$/);
    expect(told(after)).toEqual([old]);
    await backUp(where, newFolder(), new Date('2026-11-17T13:00:00Z'));
    expect(told(await databaseState(settings))).toEqual([]);
    await database.close();
  });

  it('says that it is not made yet, and makes none', async () => {
    const { settings } = place();
    const state = await databaseState(settings);
    expect([state.problem, state.facts, told(state)]).toEqual([null, null, []]);
    expect(databaseLine(state)).toContain('not made yet');
    expect((await databaseState(settings)).facts).toBeNull();
  });
}

describe('the database in site:check, SQLite', () => {
  const place = () => {
    const DATA_DIR = newFolder();
    return { settings: { DATA_DIR }, open: () => openSqlite(join(DATA_DIR, 'site.db')) };
  };
  holdTo('SQLite', place);

  it('cannot be read if it is damaged', async () => {
    const { settings } = place();
    writeFileSync(join(settings.DATA_DIR, 'site.db'), 'x'.repeat(9_000));
    const [finding] = told(await databaseState(settings));
    expect(finding).toMatch(/must database: SQLite, .*site\.db: cannot be read: .*not a database/);
  });

  it('that was set aside must be seen to until a person has moved it away', async () => {
    const { settings } = place();
    const name = join(settings.DATA_DIR, 'site.db.damaged-2026-11-24T10-00-00-000Z');
    for (const part of ['', '-wal']) writeFileSync(name + part, '');
    expect(told(await databaseState(settings))).toEqual([
      `must damaged: save what is in ${basename(name)} (docs/run.md, 'A damaged database')`,
    ]);
    rmSync(name);
    expect(told(await databaseState(settings))).toEqual([]);
  });

  const itAsRoot = itUnless(process.getuid?.() === 0 ? null : 'only root can give files away');
  itAsRoot('that another user has restored says so, and what to do', async () => {
    const { settings, open } = place();
    const database = open();
    await database.prepare();
    await database.close();
    chownSync(settings.DATA_DIR, 65_534, 65_534);
    const [finding] = told(await databaseState(settings));
    expect(finding).toMatch(
      /site\.db belongs to user 0, and .* to user 65534: .*chown --reference/,
    );
    for (const name of readdirSync(settings.DATA_DIR))
      chownSync(join(settings.DATA_DIR, name), 65_534, 65_534);
    expect((await databaseState(settings)).problem).toBeNull();
  });
});

describeWithPostgres('the database in site:check, PostgreSQL', (newDatabase) => {
  holdTo('PostgreSQL', () => {
    const DATABASE_URL = newDatabase();
    return { settings: { DATABASE_URL }, open: () => openPostgres(DATABASE_URL) };
  });

  it('that does not answer must be mended; its password is not shown', async () => {
    const state = await databaseState({ DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/site' });
    expect(told(state)[0]).toMatch(/^must database: PostgreSQL, 127.0.0.1:1\/site: cannot be read/);
    expect(JSON.stringify(state)).not.toContain('secret');
  });
});
