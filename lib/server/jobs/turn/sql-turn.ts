import 'server-only';
import type { Database } from '@/lib/server/database/sql';
import { parsed } from '@/lib/server/jobs/table/sql-list';
import type { FeedNews, FeedState } from './shared-feed';

/** A turn that was not held for so long has ended: its instance is dead or stuck (ms). */
const TURN_MS = 5_000;

type FeedRow = {
  readonly version: number;
  readonly state: string | null;
  readonly turn_by: string | null;
  readonly turn_until: number;
  readonly now: number;
};

/** Whose turn it is to read the feed: a row that one instance at a time may change, by the database's clock.
 * @param me its name while it is ours
 */
export function sqlTurn({ quick }: Pick<Database, 'quick'>, me: string) {
  return {
    async look(): Promise<FeedNews> {
      const { rows } = await quick<FeedRow>`
        select version, state, turn_by, turn_until, now_ms() as now from feed where name = 'jobs'`;
      const [row] = rows;
      if (!row) {
        await quick`
          insert into feed (name, version, turn_until) values ('jobs', 0, 0) on conflict (name) do nothing`;
        throw new Error('The row of the feed was missing');
      }
      const { version, now, turn_by: by, turn_until: until } = row;
      // A turn that ends later than any could is from before the clock was put back.
      const isTaken = by !== null && until > now && until <= now + TURN_MS;
      return { version, state: parsed<FeedState>(row.state), until, now, isTaken };
    },
    async take(until: number): Promise<boolean> {
      const { changes } = await quick`
        update feed set turn_by = ${me}, turn_until = now_ms() + ${TURN_MS}
        where name = 'jobs' and turn_until = ${until}`;
      return changes === 1;
    },
    hold: () => quick`
      update feed set turn_until = now_ms() + ${TURN_MS} where name = 'jobs' and turn_by = ${me}`,
    async tell(state: FeedState): Promise<void> {
      const next = Math.max(1, Math.ceil(state.nextInMs));
      await quick`
        update feed set state = ${JSON.stringify(state)}, turn_until = now_ms() + ${next}, turn_by = null
        where name = 'jobs' and turn_by = ${me}`;
    },
  };
}
