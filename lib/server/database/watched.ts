import 'server-only';
import { logger } from '@/lib/server/process/log';
import type { Database, Sql, SqlValue } from './sql';
import { awayError, codeOf, isAway } from './sql';

/** Between two looks at whether a lost database is back (ms). */
const LOOK_MS = 1_000;

/**
 * Says once that the database was lost and once that it is back, and meanwhile lets nobody wait for it: statements reject at once, and
 * one of our own asks every second. What it refuses while it is there (a full disk, say) is logged once for each reason, until it
 * has kept something durably again.
 */
export function watched(database: Database, name: string): Database {
  const refusals = new Set<string>();
  let isLost = false;
  let isClosed = false;

  function lose(error: unknown): void {
    if (isLost) return;
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
    const code = codeOf(error);
    if (refusals.has(code)) return;
    refusals.add(code);
    logger().error({ reason: String(error) }, `${name} refuses`);
  }

  const watching =
    (ask: Sql, isDurable: boolean): Sql =>
    async <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) => {
      if (isLost) throw awayError(`${name} is unavailable`);
      try {
        const answer = await ask<Row>(text, ...values);
        if (isDurable) refusals.clear();
        return answer;
      } catch (error) {
        note(error);
        throw error;
      }
    };

  return {
    sql: watching(database.sql, true),
    quick: watching(database.quick, false),
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
