import 'server-only';
import { logger } from '@/lib/server/process/log';
import type { Database, Sql, SqlValue } from './sql';
import { awayError, errorCode, isAway } from './sql';

/** Between two looks at whether a lost database is back (ms). */
const LOOK_MS = 1_000;
/** How often the same reason is logged, at most (ms). */
const AGAIN_MS = 60_000;

/**
 * Says once that the database was lost and once that it is back, and meanwhile lets nobody wait for it: statements reject at once, and
 * one of our own asks every second. What it refuses while it is there (a full disk, say) is logged once a minute for each reason.
 */
export function watched(database: Database, name: string): Database {
  /** When each reason was logged last. */
  const refusals = new Map<string, number>();
  let isLost = false;
  let isClosed = false;

  function lose(error: unknown): void {
    if (isLost || isClosed) return;
    isLost = true;
    refusals.clear();
    logger().error({ reason: String(error) }, `${name} is unavailable: the site goes on without`);
    lookLater();
  }

  function lookLater(): void {
    setTimeout(() => {
      if (isClosed) return;
      database.quick`select 1`.then(() => {
        isLost = false;
        logger().info(`${name} is back`);
      }, lookLater);
    }, LOOK_MS).unref();
  }

  function note(error: unknown): void {
    if (isAway(error)) return lose(error);
    const code = errorCode(error);
    const now = performance.now();
    if (now < (refusals.get(code) ?? -Infinity) + AGAIN_MS) return;
    refusals.set(code, now);
    logger().error({ reason: String(error) }, `${name} refuses`);
  }

  const watching =
    (ask: Sql): Sql =>
    async <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) => {
      if (isLost) throw awayError(`${name} is unavailable`);
      try {
        return await ask<Row>(text, ...values);
      } catch (error) {
        note(error);
        throw error;
      }
    };

  return {
    sql: watching(database.sql),
    quick: watching(database.quick),
    async prepare() {
      await database.prepare().catch((error: unknown) => {
        note(error);
        throw error;
      });
    },
    async close() {
      isClosed = true;
      await database.close();
    },
  };
}
