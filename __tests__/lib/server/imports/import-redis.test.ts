import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@/lib/server/database/sqlite';
import type { Database } from '@/lib/server/database/sql';
import { importRedis, type OldRedis } from '@/lib/server/imports/import-redis';
import { nameOf } from '@/lib/server/outbox-store/entry-name';
import type { OutboxEntry } from '@/lib/server/outbox-store/outbox-store';
import { sqlStore } from '@/lib/server/outbox-store/sql-store';

const entry = (id: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: id.repeat(32),
  queuedAt: 1_700_000_000_000,
  state: 'waiting',
  tries: 2,
  note: '',
  ...more,
});

/** Redis as its commands behave, in memory. */
function redisWith(entries: readonly OutboxEntry[]) {
  const hashes = new Map<string, Map<string, string>>([
    ['outbox:entries', new Map(entries.map((each) => [each.id, nameOf(each)]))],
    ['outbox:sizes', new Map(entries.map((each) => [each.id, '3']))],
    ['search-alerts:devices', new Map([['d1', Buffer.from('sealed').toString('base64')]])],
  ]);
  const values = new Map<string, Buffer>([
    ...entries.map(({ id }) => [`outbox:encrypted:${id}`, Buffer.from(id.slice(0, 3))] as const),
    ['receipt:ABCDE', Buffer.from('2026-11-20')],
  ]);
  const hashOf = (key: string) => {
    const known = hashes.get(key) ?? new Map<string, string>();
    hashes.set(key, known);
    return known;
  };
  const redis: OldRedis = {
    hash: async (key) => Object.fromEntries(hashOf(key)),
    keys: async (pattern) =>
      [...values.keys()].filter((key) => key.startsWith(pattern.replace('*', ''))),
    text: async (key) => values.get(key)?.toString() ?? null,
    bytes: async (key) => values.get(key) ?? null,
    async moveField(from, to, field, value) {
      if (hashOf(from).get(field) !== value) return false;
      hashOf(from).delete(field);
      hashOf(to).set(field, value);
      return true;
    },
    removeField: async (key, field) => hashOf(key).delete(field),
    remove: async (key) => values.delete(key),
  };
  return { redis, hashOf, values };
}

describe('what an earlier release kept in Redis', () => {
  let folder: string;
  let database: Database;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'import-redis-'));
    database = openSqlite(join(folder, 'site.db'));
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const held = entry('b', { state: 'held', note: 'http-403', seenAt: 1_700_000_000_500 });

  it('is moved into the database, each thing with its marks', async () => {
    const { redis, hashOf, values } = redisWith([entry('a'), held]);
    const store = sqlStore(database);
    expect(await importRedis(redis, database)).toEqual({
      applications: 2,
      beingSent: 0,
      left: 0,
      receipts: 1,
      devices: 1,
    });
    expect(await store.list()).toEqual([
      { ...entry('a'), bytes: 3 },
      { ...held, bytes: 3 },
    ]);
    expect((await store.read(held))?.toString()).toBe('bbb');
    const { rows } = await database.sql`select code, day from receipt`;
    expect(rows).toEqual([{ code: 'ABCDE', day: '2026-11-20' }]);
    const devices = await database.sql<{
      id: string;
      sealed: Buffer;
    }>`select id, sealed from device`;
    expect(devices.rows.map(({ id, sealed }) => [id, Buffer.from(sealed).toString()])).toEqual([
      ['d1', 'sealed'],
    ]);
    expect(values.size).toBe(0);
    for (const key of ['outbox:entries', 'outbox:importing', 'outbox:sizes'])
      expect(hashOf(key).size).toBe(0);
  });

  it('stays while an instance of that release sends it, and is moved afterwards', async () => {
    const sending = entry('c', { state: 'sending', note: `${Date.now() + 20_000}-place-1` });
    const { redis, hashOf } = redisWith([sending]);
    const store = sqlStore(database);
    expect(await importRedis(redis, database)).toMatchObject({
      applications: 0,
      beingSent: 1,
      left: 1,
    });
    expect(await store.list()).toEqual([]);
    const over = { ...sending, note: `${Date.now() - 1}-place-1` };
    hashOf('outbox:entries').set(sending.id, nameOf(over));
    expect(await importRedis(redis, database)).toMatchObject({ applications: 1, left: 0 });
  });

  it('is left to an instance that takes it at the same moment', async () => {
    const { redis, hashOf } = redisWith([entry('a')]);
    const late: OldRedis = {
      ...redis,
      moveField(from, to, field, value) {
        const taken = entry('a', { state: 'sending', note: `${Date.now() + 60_000}-x-1` });
        hashOf(from).set(field, nameOf(taken));
        return redis.moveField(from, to, field, value);
      },
    };
    expect(await importRedis(late, database)).toMatchObject({ applications: 0, left: 1 });
    expect(hashOf('outbox:entries').size).toBe(1);
  });

  it('survives a death in the middle: nothing is lost, nothing is there twice', async () => {
    const { redis } = redisWith([entry('a'), entry('b')]);
    const store = sqlStore(database);
    const dies = { ...redis, removeField: () => Promise.reject(new Error('killed')) };
    await expect(importRedis(dies, database)).rejects.toThrow('killed');
    await importRedis(redis, database);
    expect((await store.list()).map(({ id }) => id[0])).toEqual(['a', 'b']);
  });

  it('is counted as left if it cannot be read', async () => {
    const { redis, hashOf, values } = redisWith([entry('a'), entry('b')]);
    hashOf('outbox:entries').set(entry('a').id, 'of another release');
    values.delete(`outbox:encrypted:${entry('b').id}`);
    expect(await importRedis(redis, database)).toMatchObject({ applications: 0, left: 2 });
  });

  it('is not put in again if it was sent between a death and the next import', async () => {
    const { redis, values } = redisWith([entry('a')]);
    const store = sqlStore(database);
    const dies = { ...redis, removeField: () => Promise.reject(new Error('killed')) };
    await expect(importRedis(dies, database)).rejects.toThrow('killed');
    expect(await store.erase(entry('a'))).toBe(true);
    expect(await importRedis(redis, database)).toMatchObject({ applications: 1, left: 0 });
    expect(await store.list()).toEqual([]);
    expect([...values.keys()].filter((key) => key.startsWith('outbox'))).toEqual([]);
  });
});
