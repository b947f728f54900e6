import type { Job } from '@/lib/domain/job/job';
import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import { TEXTS_A_BLOCK, unpackText } from '@/lib/server/jobs/table/packed-texts';
import { sqlList } from '@/lib/server/jobs/table/sql-list';
import { byId, type KeptList, type StoredList } from '@/lib/server/jobs/table/stored-list';
import type { Database } from '@/lib/server/database/sql';

/** A list of these jobs as it is stored. */
export function keptList(jobs: readonly Job[], rest: Partial<KeptList> = {}): KeptList {
  const listed = Array.from({ length: Math.ceil(jobs.length / TEXTS_A_BLOCK) }, (_, at) =>
    toListedJobs(jobs.slice(at * TEXTS_A_BLOCK, (at + 1) * TEXTS_A_BLOCK)),
  ).flat();
  return {
    fetchedAt: '2026-08-20T15:00:00.000Z',
    droppedCount: 0,
    jobs: listed.sort(byId),
    searchPages: new Map(),
    ...rest,
  };
}

/** The same with jobs with their descriptions: lists are equal if these are. */
export const comparable = ({
  jobs,
  fetchedAt,
  droppedCount,
  reading,
  searchPages,
}: KeptList | StoredList) => ({
  fetchedAt,
  droppedCount,
  reading,
  jobs: jobs.map(({ packed, ...job }) => ({ ...job, text: packed && unpackText(packed) })),
  searchPages: [...searchPages].sort(([a], [b]) => (a < b ? -1 : 1)),
});

/** The stored list of somebody whose turn it is, however often it is asked. */
export function listOfOurs(database: Pick<Database, 'sql' | 'quick'>, me = 'us') {
  const list = sqlList(database, me);
  return {
    ...list,
    async write(kept: KeptList, known: number): Promise<number | null> {
      await database.quick`update feed set turn_by = ${me}`;
      return list.write(kept, known);
    },
  };
}
