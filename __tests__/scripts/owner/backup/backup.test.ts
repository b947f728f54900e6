import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { GOING_ON } from '@/__tests__/support/doubles/stopped-clock';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWithPostgres } from '@/__tests__/support/databases';
import { itUnless } from '@/__tests__/support/left-out';
import { openPostgres } from '@/lib/server/database/postgres';
import type { Database } from '@/lib/server/database/sql';
import { openSqlite } from '@/lib/server/database/sqlite';
import type { DatabasePlace } from '@/scripts/owner/backup/backup';
import { backUp, drill, restore } from '@/scripts/owner/backup/backup';

const root = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let made = 0;
function newFolder(): string {
  const folder = join(root, String((made += 1)));
  mkdirSync(folder);
  return folder;
}

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
/** The site's database, as the site opens it when it starts. */
function start({ databaseUrl, dataDir }: DatabasePlace): Database {
  const database =
    databaseUrl === null ? openSqlite(join(dataDir, 'site.db')) : openPostgres(databaseUrl);
  opened.push(database);
  return database;
}
const stopAll = async () => {
  for (const database of opened.splice(0)) await database.close();
};

const SEALED = Buffer.from([0, 1, 255]);

/** What a restart must not lose: an application that waits, a receipt, the list. */
async function fill({ sql }: Database): Promise<void> {
  await sql`
    insert into outbox (id, queued_at, state, tries, note, sealed)
    values ('c2b5a82e', 1795319888761, 'waiting', 2, 'http-503', ${SEALED})`;
  await sql`insert into receipt (code, day) values ('EXK2Q-YBM0T', '2026-11-24')`;
  await sql`update feed set version = 7, fetched_at = '2026-11-24T10:00:00Z'`;
  await sql`
    insert into job (id, version, first_seen, hash, facts, description, changes)
    values ('a1', 7, '2026-11-24', 'x', as_json('{"state":"TX"}'), '<p>ß</p>', as_json('[]'))`;
}
async function contentsOf({ sql }: Database) {
  const outbox = await sql`select id, queued_at, state, tries, note, sealed from outbox`;
  const receipts = await sql`select code, day from receipt`;
  const feed = await sql`select version, fetched_at from feed`;
  const jobs = await sql`
    select id, version, first_seen, gone_on, hash, facts ->> 'state' as state, description from job`;
  return [outbox, receipts, feed, jobs].map(({ rows }) => rows);
}

/** What a restore makes of that: what waited may have arrived since. */
const held = ([outbox = [], ...others]: Awaited<ReturnType<typeof contentsOf>>) => [
  outbox.map((row) => ({ ...(row as object), state: 'held', note: 'unsure' })),
  ...others,
];

function backups(newPlace: () => DatabasePlace) {
  it('is one file of its owner alone, made while the site runs; restored, the site has all again', async () => {
    const place = newPlace();
    const site = start(place);
    await fill(site);
    const before = await contentsOf(site);
    const file = await backUp(place, newFolder());
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(drill(file)).toMatch(/^\d+ (?:rows|tables)$/);

    await site.sql`delete from receipt`;
    await site.sql`delete from outbox`;
    await site.sql`update feed set version = 8`;
    await stopAll();
    await restore(place, file);
    const again = start(place);
    expect(await contentsOf(again)).toEqual(held(before));
    await again.sql`insert into receipt (code, day) values ('NEW', '2026-11-25')`;

    await stopAll();
    const elsewhere = newPlace();
    await restore(elsewhere, file);
    expect(await contentsOf(start(elsewhere))).toEqual(held(before));
  });

  it('is restored with what waited held for a person, who has not seen it; what was held stays as it was', async () => {
    const place = newPlace();
    const site = start(place);
    for (const [id, state, note] of [
      ['a', 'waiting', ''],
      ['b', 'sending', '1795319888761-x'],
      ['c', 'held', 'http-403'],
    ] as const)
      await site.sql`
        insert into outbox (id, queued_at, state, tries, note, lease_until, seen_at, alerted_at, sealed)
        values (${id}, 1, ${state}, 1, ${note}, 9, 2, 3, ${SEALED})`;
    const file = await backUp(place, newFolder());
    await site.sql`delete from outbox`;
    await stopAll();
    expect(await restore(place, file)).toContain('2 applications that waited');
    const { rows } = await start(place)
      .sql`select id, state, note, lease_until, seen_at, alerted_at from outbox order by id`;
    const unsure = {
      state: 'held',
      note: 'unsure',
      lease_until: 0,
      seen_at: null,
      alerted_at: null,
    };
    expect(rows).toEqual([
      { id: 'a', ...unsure },
      { id: 'b', ...unsure },
      { id: 'c', state: 'held', note: 'http-403', lease_until: 9, seen_at: 2, alerted_at: 3 },
    ]);
  });

  it('leaves a note of its time in the database', async () => {
    const place = newPlace();
    const site = start(place);
    await site.prepare();
    const into = newFolder();
    await backUp(place, into, new Date('2026-11-24T10:00:00Z'));
    await backUp(place, into, new Date('2026-11-25T10:00:00Z'));
    const { rows } = await site.sql`select value from memory where kind = 'backup'`;
    expect(rows).toEqual([{ value: '2026-11-25T10:00:00.000Z' }]);
    expect(readdirSync(into)).toHaveLength(2);
  });

  it('is not restored while the site runs, or over applications that wait', async () => {
    const place = newPlace();
    const site = start(place);
    await fill(site);
    const file = await backUp(place, newFolder());
    await expect(restore(place, file)).rejects.toThrow('the site is running: stop it first');
    await stopAll();
    await expect(restore(place, file)).rejects.toThrow('1 applications wait');
    expect((await contentsOf(start(place)))[0]).toHaveLength(1);
  });

  it('is not restored if it is damaged, cut off, or of something else', async () => {
    const place = newPlace();
    await fill(start(place));
    const file = await backUp(place, newFolder());
    await stopAll();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length - Math.floor(bytes.length / 3)));
    expect(() => drill(file)).toThrow();
    await expect(restore(newPlace(), file)).rejects.toThrow();
    writeFileSync(file, 'something else');
    expect(() => drill(file)).toThrow('is no backup');
    expect(() => drill(join(root, 'none'))).toThrow('is no file');
  });

  it('is not made into DATA_DIR', async () => {
    const place = newPlace();
    await start(place).prepare();
    await expect(backUp(place, join(place.dataDir, 'backups'))).rejects.toThrow('inside DATA_DIR');
  });
}

describe('a backup of SQLite', () => {
  backups(() => ({ dataDir: newFolder(), databaseUrl: null }));

  it('needs a database, and makes none', async () => {
    const dataDir = newFolder();
    const into = newFolder();
    await expect(backUp({ dataDir, databaseUrl: null }, into)).rejects.toThrow('is DATA_DIR set');
    expect([readdirSync(dataDir), readdirSync(into)]).toEqual([[], []]);
  });

  it('moves away the database that is there, and a damaged one is left to a person', async () => {
    const place: DatabasePlace = { dataDir: newFolder(), databaseUrl: null };
    await start(place).prepare();
    const file = await backUp(place, newFolder());
    await stopAll();
    expect(await restore(place, file)).toMatch(/The one before is .*site\.db\.before-/);
    expect(readdirSync(place.dataDir).filter((name) => name.includes('before'))).toHaveLength(1);
    writeFileSync(join(place.dataDir, 'site.db'), 'x'.repeat(5_000));
    await expect(restore(place, file)).rejects.toThrow('move it away first');
  });

  it('is not written through a link', async () => {
    const place: DatabasePlace = { dataDir: newFolder(), databaseUrl: null };
    await start(place).prepare();
    const file = await backUp(place, newFolder());
    await stopAll();
    const [fresh, elsewhere] = [newFolder(), join(newFolder(), 'kept')];
    writeFileSync(elsewhere, 'kept');
    for (const name of ['site.db-wal', 'site.db.restored'])
      symlinkSync(elsewhere, join(fresh, name));
    await restore({ dataDir: fresh, databaseUrl: null }, file);
    expect(readFileSync(elsewhere, 'utf8')).toBe('kept');
    expect(readdirSync(fresh)).toEqual(['site.db']);
  });

  const itAsRoot = itUnless(process.getuid?.() === 0 ? null : 'only root can give files away');
  itAsRoot('that root restores is for the user of the site, who owns DATA_DIR', async () => {
    const place: DatabasePlace = { dataDir: newFolder(), databaseUrl: null };
    await fill(start(place));
    const before = await contentsOf(start(place));
    const file = await backUp(place, newFolder());
    await stopAll();
    const [fresh, nobody] = [newFolder(), 65_534];
    chmodSync(root, 0o755);
    chownSync(fresh, nobody, nobody);
    const said = await restore({ dataDir: fresh, databaseUrl: null }, file);
    expect(said).toContain(`user ${nobody}:${nobody}`);
    process.seteuid?.(nobody);
    try {
      const site = start({ dataDir: fresh, databaseUrl: null });
      expect(await contentsOf(site)).toEqual(held(before));
      await site.sql`delete from outbox`;
      await stopAll();
    } finally {
      process.seteuid?.(0);
    }
  });

  itAsRoot('that root restores goes only into a folder that somebody owns', async () => {
    const place: DatabasePlace = { dataDir: newFolder(), databaseUrl: null };
    await start(place).prepare();
    const file = await backUp(place, newFolder());
    const nowhere = join(root, 'nowhere');
    await expect(restore({ dataDir: nowhere, databaseUrl: null }, file)).rejects.toThrow(
      'does not exist: create it first',
    );
    expect(existsSync(nowhere)).toBe(false);
  });
});

describeWithPostgres('a backup of PostgreSQL', (newDatabase) => {
  backups(() => ({ dataDir: newFolder(), databaseUrl: newDatabase() }));

  it('is not restored over a site that has been idle: it keeps a connection', async () => {
    const place: DatabasePlace = { dataDir: newFolder(), databaseUrl: newDatabase() };
    const site = start(place);
    // What `pg` drops when it has not been used is found by a timer.
    jest.useFakeTimers({ now: Date.now(), doNotFake: [...GOING_ON] });
    try {
      await site.sql`select 1`;
      await jest.advanceTimersByTimeAsync(600_000);
    } finally {
      jest.useRealTimers();
    }
    const file = await backUp(place, newFolder());
    await expect(restore(place, file)).rejects.toThrow('the site is running: stop it first');
  });

  it('is not restored into SQLite, nor the other way round', async () => {
    const place: DatabasePlace = { dataDir: newFolder(), databaseUrl: newDatabase() };
    const own: DatabasePlace = { ...place, databaseUrl: null };
    await start(place).prepare();
    await start(own).prepare();
    const into = newFolder();
    const dump = await backUp(place, into);
    const file = await backUp(own, into);
    await stopAll();
    await expect(restore(own, dump)).rejects.toThrow(
      'is of PostgreSQL, and the settings name SQLite',
    );
    await expect(restore(place, file)).rejects.toThrow(
      'is of SQLite, and the settings name PostgreSQL',
    );
  });

  it('says what is wrong if the server does not answer, without the password', async () => {
    const place = {
      dataDir: newFolder(),
      databaseUrl: 'postgresql://site:secret@127.0.0.1:1/site',
    };
    const failed = await backUp(place, newFolder()).catch(String);
    expect(failed).toMatch(/pg_dump: .*refused/s);
    expect(failed).not.toContain('secret');
  });
});

it('the command makes one, tries it, puts it back and explains itself', async () => {
  const place = { dataDir: newFolder(), databaseUrl: null };
  await fill(start(place));
  await stopAll();
  /** Runs `npm run backup` with these arguments. */
  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', 'scripts/owner/backup.mjs', ...args],
      { env: { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: '' }, encoding: 'utf8' },
    );
    return [status, stdout + stderr] as const;
  };
  const into = newFolder();
  expect(run(into)).toEqual([0, expect.stringMatching(/: \d+ rows, intact\.$/m)]);
  const file = join(into, readdirSync(into)[0] ?? '');
  expect(run('--drill', file)).toEqual([0, expect.stringContaining('can be restored')]);
  expect(run('--restore', file)).toEqual([1, expect.stringContaining('backup: ')]);
  rmSync(join(place.dataDir, 'site.db'));
  expect(run('--restore', file)).toEqual([0, expect.stringContaining('is as it was')]);
  expect(run()).toEqual([3, expect.stringContaining('--drill FILE')]);
  expect(run('--help')).toEqual([0, expect.stringContaining('--drill FILE')]);
});
