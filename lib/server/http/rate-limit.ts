import 'server-only';
import { createHmac, hkdfSync } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/config/env';
import type { Database, Sql } from '@/lib/server/database/sql';
import { createSweep, SWEEP_ROWS } from '@/lib/server/database/sweep';
import { processWide } from '@/lib/server/process/process-wide';
import { within } from '@/lib/server/process/within';

/** Counts a request; null lets it pass, a number is the whole seconds until the next one may pass. */
export type RateLimit = (client: string) => Promise<number | null>;

type Limit = {
  /** The name under which several processes count together. */
  readonly name: string;
  readonly requests: number;
  readonly windowMs: number;
  /** Where they do; null if each may count for itself. */
  readonly database: (() => Database) | null;
};

/** How often a client was counted in its window, and when that ends (ms from now). */
type Count = { readonly hits: number; readonly leftMs: number };

/** Clients in memory for each limit; beyond that those that were away longest are forgotten. */
const CLIENTS_MAX = 10_000;
/** How long a visitor waits for the database; then this process counts (ms). */
const WAIT_MS = 250;
const SWEEP_MS = 600_000;

/**
 * Allows `requests` per client in each window, forgotten when it ends: counted for all processes in the database, or in this process's
 * memory without one or while it does not answer. Whoever has gone too far is remembered here, so that a flood costs no statements: in
 * each window a client costs at most one more than it may ask.
 */
export function createRateLimit({ name, requests, windowMs, database }: Limit): RateLimit {
  const memory = new LRUCache<string, { hits: number }>({
    max: CLIENTS_MAX,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });

  function countHere(client: string): Count {
    const known = memory.get(client) ?? { hits: 0 };
    known.hits += 1;
    if (known.hits === 1) memory.set(client, known);
    return { hits: known.hits, leftMs: memory.getRemainingTTL(client) };
  }

  async function countTogether(client: string, { quick }: Database): Promise<Count> {
    const counted = await within(WAIT_MS, countIn(quick, nameOf(name, client), windowMs));
    if (counted.hits > requests && counted.leftMs > 0)
      memory.set(client, { hits: counted.hits }, { ttl: counted.leftMs });
    return counted;
  }

  return async (client) => {
    const isRefused = (memory.get(client)?.hits ?? 0) > requests;
    const { hits, leftMs } =
      database === null || isRefused
        ? countHere(client)
        : await countTogether(client, database()).catch(() => countHere(client));
    return hits > requests ? Math.max(1, Math.ceil(leftMs / 1_000)) : null;
  };
}

/**
 * The addresses of clients do not stand in the database as they are. They are few enough to be tried one by one: only with
 * APPLICATION_SPOOL_KEY, which is not in the database, can nobody who reads it tell which they are.
 */
const nameOf = (limit: string, client: string): string =>
  createHmac('sha256', limitKey()).update(`${limit} ${client}`).digest('base64url');

/** The same in all instances of a site, which count together. */
const limitKey = (): Uint8Array =>
  processWide(
    'limit-key',
    () => new Uint8Array(hkdfSync('sha256', env().outboxKey ?? '', '', 'limits', 32)),
  );

/**
 * Two windows that are a whole one apart: the earlier has ended. Where that is the new one, the clock was set back meanwhile; the other
 * ends too, or its client would wait for hours.
 */
async function countIn(quick: Sql, name: string, windowMs: number): Promise<Count> {
  const { rows } = await quick<Count>`
    insert into limit_count (name, hits, ends_at) values (${name}, 1, now_ms() + ${windowMs})
    on conflict (name) do update set
      hits = case when abs(excluded.ends_at - limit_count.ends_at) < ${windowMs} then limit_count.hits + 1 else 1 end,
      ends_at = case when abs(excluded.ends_at - limit_count.ends_at) < ${windowMs} then limit_count.ends_at else excluded.ends_at end
    returning hits, ends_at - now_ms() as "leftMs"`;
  sweepOf(quick)();
  return rows[0] ?? { hits: 1, leftMs: windowMs };
}

/** For all limits together. */
const sweepOf = (quick: Sql) =>
  processWide('limit-sweep', () =>
    createSweep(
      () => quick`
        delete from limit_count
        where name in (select name from limit_count where ends_at < (select now_ms()) limit ${SWEEP_ROWS})`,
      SWEEP_MS,
    ),
  );
