import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openSqlite } from '@/lib/server/database/sqlite';

/** What docs/run.md, 'A damaged database', has an owner run. */
const CHAPTER = /^## A damaged database\n(.*?)^## /ms.exec(
  readFileSync('docs/run.md', 'utf8'),
)?.[1];
const RECIPE = /```sql\n(.*?)```/s.exec(CHAPTER ?? '')?.[1] ?? '';

const folder = mkdtempSync(join(tmpdir(), 'damaged-database-'));
const [here, saved] = [join(folder, 'site.db'), join(folder, 'saved.db')];
afterAll(() => rmSync(folder, { recursive: true }));

const SEALED = Uint8Array.of(0, 255);
type Entry = readonly [id: string, state: string, note: string];
async function fill(path: string, entries: readonly Entry[], code: string): Promise<void> {
  const { sql, close } = openSqlite(path);
  for (const [id, state, note] of entries)
    await sql`
      insert into outbox (id, queued_at, state, tries, note, lease_until, seen_at, sealed)
      values (${id}, 1, ${state}, 2, ${note}, 9, 5, ${SEALED})`;
  await sql`insert into receipt (code, day) values (${code}, '2026-11-24')`;
  await sql`insert into device (id, sealed, claimed_until) values (${code}, ${SEALED}, 7)`;
  await sql`insert into notice (engine, url, kind, noticed_at) values ('google', ${code}, 'left', 3)`;
  await sql`insert into day_count (day, source, kind, n) values ('2026-11-24', '', ${code}, 4)`;
  await close();
}

it('adds what was saved to what came since, and holds what may have arrived', async () => {
  await fill(
    saved,
    [
      ['both', 'waiting', ''],
      ['old', 'waiting', ''],
      ['sent', 'sending', '9-lease'],
      ['refused', 'held', 'http-403'],
    ],
    'OLD',
  );
  await fill(
    here,
    [
      ['both', 'held', 'gave-up'],
      ['new', 'waiting', ''],
    ],
    'NEW',
  );
  const database = new Sqlite(here);
  database.exec(RECIPE.replace("'saved.db'", `'${saved}'`));
  const all = (text: string) => database.prepare(text).raw().all();
  expect(all('select id, state, tries, note, seen_at, sealed from outbox order by id')).toEqual([
    ['both', 'held', 2, 'gave-up', 5, Buffer.from(SEALED)],
    ['new', 'waiting', 2, '', 5, Buffer.from(SEALED)],
    ['old', 'waiting', 2, '', 5, Buffer.from(SEALED)],
    ['refused', 'held', 2, 'http-403', 5, Buffer.from(SEALED)],
    ['sent', 'held', 2, 'unsure', null, Buffer.from(SEALED)],
  ]);
  for (const [table, column] of [
    ['receipt', 'code'],
    ['device', 'id'],
    ['notice', 'url'],
    ['day_count', 'kind'],
  ])
    expect([table, all(`select ${column} from ${table} order by 1`)]).toEqual([
      table,
      [['NEW'], ['OLD']],
    ]);
  database.close();
});
