import 'server-only';
import type { Database } from '@/lib/server/database/sql';
import { entryOf } from '@/lib/server/outbox-store/entry-name';
import { isLeased } from '@/lib/server/outbox-store/lease';
import { entryImport } from './import-entry';

/** The commands of Redis that the import needs. */
export type OldRedis = {
  readonly hash: (key: string) => Promise<Readonly<Record<string, string>>>;
  readonly keys: (pattern: string) => Promise<readonly string[]>;
  readonly text: (key: string) => Promise<string | null>;
  readonly bytes: (key: string) => Promise<Buffer | null>;
  /** Moves a field of a hash to another hash if it still has this value, in one step. */
  readonly moveField: (from: string, to: string, field: string, value: string) => Promise<boolean>;
  readonly removeField: (key: string, field: string) => Promise<unknown>;
  readonly remove: (key: string) => Promise<unknown>;
};

/** What was moved, and what cannot be yet. */
export type RedisImport = {
  readonly applications: number;
  /** Applications that an instance of the earlier release is sending at this moment. */
  readonly beingSent: number;
  /** Applications that are still in Redis: those, others that an instance took at the same moment, and what cannot be read. */
  readonly left: number;
  readonly receipts: number;
  readonly devices: number;
};

const RECEIPT = 'receipt:';
const DEVICES = 'search-alerts:devices';
const ENTRIES = 'outbox:entries';
/** What an import that was killed had taken from the instances of the earlier release. */
const IMPORTING = 'outbox:importing';

/**
 * Moves what releases before the database kept in Redis into this site's database: each thing is removed from Redis once the database
 * has it. Safe to repeat, and safe while instances of that release still run. The list of jobs, limits and answers are not moved: they
 * come again by themselves.
 * @throws Error if Redis or the database cannot be reached; what was moved until then stays moved
 */
export async function importRedis(redis: OldRedis, database: Database): Promise<RedisImport> {
  const { sql } = database;
  const { hold, release } = entryImport(database);
  const done = { applications: 0, beingSent: 0, receipts: 0, devices: 0 };
  for (const [id, name] of Object.entries(await redis.hash(ENTRIES))) {
    const entry = entryOf(name);
    if (entry && isLeased(entry).isLeased === true) done.beingSent += 1;
    // From here on no instance of the earlier release sends it.
    else if (entry) await redis.moveField(ENTRIES, IMPORTING, id, name);
  }
  for (const [id, name] of Object.entries(await redis.hash(IMPORTING))) {
    const entry = entryOf(name);
    const isIn = entry && (await hold(id, entry, () => redis.bytes(`outbox:encrypted:${id}`)));
    if (!isIn) continue;
    await release(entry);
    await redis.remove(`outbox:encrypted:${id}`);
    await redis.removeField('outbox:sizes', id);
    // Last, because it is where an import that was killed begins again.
    await redis.removeField(IMPORTING, id);
    done.applications += 1;
  }
  for (const key of await redis.keys(`${RECEIPT}*`)) {
    const day = await redis.text(key);
    if (day === null) continue;
    await sql`insert into receipt (code, day) values (${key.slice(RECEIPT.length)}, ${day}) on conflict do nothing`;
    await redis.remove(key);
    done.receipts += 1;
  }
  for (const [id, sealed] of Object.entries(await redis.hash(DEVICES))) {
    await sql`
      insert into device (id, sealed, claimed_until) values (${id}, ${Buffer.from(sealed, 'base64')}, 0)
      on conflict do nothing`;
    await redis.removeField(DEVICES, id);
    done.devices += 1;
  }
  const left = await Promise.all([ENTRIES, IMPORTING].map((key) => redis.hash(key)));
  return { ...done, left: left.flatMap((each) => Object.keys(each)).length };
}
