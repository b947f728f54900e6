import 'server-only';
import { randomUUID } from 'node:crypto';
import { errorCode, type Database } from '@/lib/server/database/sql';
import { logger } from '@/lib/server/process/log';
import type { FeedPace, SharedFeed } from './shared-feed';
import { sqlTurn } from './sql-turn';
import { sqlList } from '@/lib/server/jobs/table/sql-list';

const PACE: FeedPace = {
  stillReadingMs: 1_000,
  lookMs: 2_000,
  lookSoonMs: 200,
};

/** The feed in the site's database (docs/decisions/0064). Nothing here rejects: without the database each instance reads for itself. */
export function sqlFeed(database: Pick<Database, 'sql' | 'quick'>, pace = PACE): SharedFeed {
  const me = randomUUID();
  const list = sqlList(database, me);
  const turn = sqlTurn(database, me);
  return {
    pace,
    look: () => orNull(turn.look),
    read: () => orNull(list.read),
    take: (until) => orNull(() => turn.take(until)),
    hold: () => orNull(turn.hold),
    write: (read, known) => orNull(() => list.write(read, known)),
    tell: (state) => orNull(() => turn.tell(state)),
    seen: (ids) => orNull(() => list.seen(ids)),
    noteFound: (job) => orNull(() => list.noteFound(job)),
  };
}

/** What the database itself says has been logged (lib/server/database/watched.ts). */
const orNull = <T>(work: () => Promise<T>): Promise<T | null> =>
  work().catch((error: unknown) => {
    const isOurs = /^(?:$|ERR_|Z_)/.test(errorCode(error));
    const level = isOurs ? 'error' : 'debug';
    logger()[level]({ reason: String(error) }, 'The stored list could not be read or written');
    return null;
  });
