import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeDatabases } from '@/__tests__/support/databases';
import { OUTBOX } from '@/lib/config/limits';
import { vitalBounds } from '@/lib/server/counts/vitals';
import type { Database } from '@/lib/server/database/sql';
import { eraseImported } from '@/lib/server/imports/erase-imported';
import { importCounts } from '@/lib/server/imports/import-counts';
import { importDevices } from '@/lib/server/imports/import-devices';
import type { FolderImport } from '@/lib/server/imports/import-folder';
import { importFolder } from '@/lib/server/imports/import-folder';
import { importNotices } from '@/lib/server/imports/import-notices';
import { deviceStore } from '@/lib/server/search-alerts/device-store';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'imports-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function put(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  mkdirSync(join(dataDir, folder), { recursive: true });
  for (const [name, contents] of Object.entries(files))
    writeFileSync(join(dataDir, folder, name), contents);
}
const filesIn = (...folder: string[]) => {
  const path = join(dataDir, ...folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
};
const take = (each: FolderImport) => importFolder(dataDir, each);

describeDatabases('what earlier releases kept in folders', (open) => {
  it('devices are taken over; one that ordered anew since stays as it is', async () => {
    const [one, two] = ['1'.repeat(32), '2'.repeat(32)];
    const database = open();
    const store = deviceStore(database);
    await store.swap(two, null, Buffer.from('new'));
    put('search-alerts', {
      [`${one}.sealed`]: Buffer.from([0, 255]),
      [`${two}.sealed`]: 'old',
      [`${one}.sealed.part`]: 'half',
    });
    expect(await take(importDevices(database))).toBe(2);
    expect(await store.read(one)).toEqual(Buffer.from([0, 255]));
    expect(await store.read(two)).toEqual(Buffer.from('new'));
    expect(filesIn('search-alerts')).toEqual([`${one}.sealed.part`]);
    expect(filesIn('imported', 'search-alerts')).toHaveLength(2);
  });

  it('devices stay where they are while the database is away', async () => {
    const name = `${'1'.repeat(32)}.sealed`;
    put('search-alerts', { [name]: 'x' });
    const sql = () => Promise.reject(new Error('away'));
    const away: Database = { ...open(), sql };
    await expect(take(importDevices(away))).rejects.toThrow('away');
    expect(filesIn('search-alerts')).toEqual([name]);
  });

  it('one file that cannot be taken keeps no other from it', async () => {
    const database = open();
    const bad = '1'.repeat(32);
    const some: FolderImport = {
      ...importDevices(database),
      take: (name, ...rest) =>
        name.startsWith(bad)
          ? Promise.reject(new Error('cannot be read'))
          : importDevices(database).take(name, ...rest),
    };
    put('search-alerts', { [`${bad}.sealed`]: 'x', [`${'2'.repeat(32)}.sealed`]: 'y' });
    await expect(take(some)).rejects.toThrow('1 of 2 files: Error: cannot be read');
    expect(filesIn('search-alerts')).toEqual([`${bad}.sealed`]);
    expect(await deviceStore(database).count()).toBe(1);
  });

  it('many notices leave requests their turn', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => ({
      url: `https://a/${at}`,
      kind: 'left',
      at,
    }));
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const quick = (() => Promise.resolve({ rows: [], changes: 1 })) as Database['quick'];
    await importNotices({ quick }).take('google.json', Buffer.from(JSON.stringify(many)), 'key');
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(10);
  });

  it('notices are taken over, newer ones stay, and a damaged file is empty', async () => {
    const database = open();
    const news = (id: string, kind: string, at: number) => ({ url: `https://a/${id}`, kind, at });
    await database.sql`
      insert into notice (engine, url, kind, noticed_at) values ('google', 'https://a/1', 'left', 9)`;
    const stored = [news('1', 'arrived', 1), { url: 1 }, news('2', 'left', 2)];
    put('search-notices', {
      'google.json': JSON.stringify(stored),
      'indexnow.json': '[{"url":1},',
    });
    expect(await take(importNotices(database))).toBe(2);
    const { rows } = await database.sql`select url, kind, noticed_at from notice order by url`;
    expect(rows).toEqual([
      { url: 'https://a/1', kind: 'left', noticed_at: 9 },
      { url: 'https://a/2', kind: 'left', noticed_at: 2 },
    ]);
    expect(filesIn('search-notices')).toEqual([]);
  });

  const DAY = {
    day: '2026-11-24',
    sums: { 'funnel view indeed': 3, 'platform-calls job': 2, 'empty-words icu': 'x', c: -1 },
    peaks: { 'outbox waiting': 4 },
    histograms: {
      'vital app LCP': [5, ...vitalBounds('LCP').map(() => 0)],
      'vital app INP': [1, 2],
      'vital app TTFB': [1],
    },
  };
  const countsOf = async (database: Database) => {
    const { rows } = await database.sql<{ text: string }>`
      select substr(day, 9) || ' ' || source || ' ' || kind || ' ' || n as text from day_count
      order by day, source, kind`;
    return rows.map(({ text }) => text);
  };

  it('counts of days that have ended are added to what is there, each file once', async () => {
    const database = open();
    const counts = importCounts(database, () => Date.parse('2026-11-25T10:00:00Z'));
    await database.sql`
      insert into day_count (day, source, kind, n) values ('2026-11-24', 'indeed', 'view', 1)`;
    put('counts', {
      '2026-11-24.json': JSON.stringify(DAY),
      '2026-11-23.json': '{',
      '2026-11-25.json': JSON.stringify({ ...DAY, day: '2026-11-25' }),
      'notes.json': '{}',
    });
    expect(await take(counts)).toBe(2);
    const expected = [
      '24  most waiting 4',
      '24  platform-calls job 2',
      `24  vital app LCP <= ${vitalBounds('LCP')[0]} 5`,
      '24 indeed view 4',
    ];
    expect(await countsOf(database)).toEqual(expected);
    expect(filesIn('counts')).toEqual(['2026-11-25.json', 'notes.json']);
    expect(filesIn('imported', 'counts')).toEqual(['2026-11-23.json', '2026-11-24.json']);

    // As after a process that died before it moved the file.
    put('counts', { '2026-11-24.json': JSON.stringify(DAY) });
    expect(await take(counts)).toBe(1);
    expect(await countsOf(database)).toEqual(expected);
  });

  it('counts of two instances on one database are added up', async () => {
    const database = open();
    const counts = importCounts(database, () => Date.parse('2026-11-25T10:00:00Z'));
    for (const views of [3, 5]) {
      put('counts', {
        '2026-11-24.json': JSON.stringify({ sums: { 'funnel view indeed': views } }),
      });
      await take(counts);
    }
    expect(await countsOf(database)).toEqual(['24 indeed view 8']);
  });
});

it('what was imported is erased as late as an application that was seen', async () => {
  put('imported/outbox', { a: 'sealed' });
  put('imported', { 'snapshot.json': '{}' });
  put('outbox', { b: 'waits' });
  const later = (ms: number) => eraseImported(dataDir, Date.now() + OUTBOX.keepMs + ms);
  expect(await later(-60_000)).toBe(0);
  expect(filesIn('imported', 'outbox')).toEqual(['a']);
  expect(await later(60_000)).toBe(2);
  expect(filesIn('imported')).toEqual(['outbox']);
  expect(filesIn('imported', 'outbox')).toEqual([]);
  expect(filesIn('outbox')).toEqual(['b']);
  rmSync(join(dataDir, 'imported'), { recursive: true });
  expect(await later(0)).toBe(0);
});
