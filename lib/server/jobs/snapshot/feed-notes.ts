import 'server-only';
import { LRUCache } from 'lru-cache';
import { FEED_CUT_AT } from '@/lib/config/limits';
import type { JobFeed, RecordNote } from '@/lib/platform/jobs';
import { logger } from '@/lib/server/process/log';

/** Bounded, so that a feed full of faults does not fill the memory. */
const MAX_REMEMBERED = 5_000;

/** Logs the problems of a feed and its records, each once however often the feed is read. */
export function createFeedNotes() {
  const logged = new LRUCache<string, true>({ max: MAX_REMEMBERED });

  let seemedCut = false;

  function once(note: RecordNote, text: string): void {
    const key = `${note.id ?? ''} ${note.problem}`;
    if (logged.has(key)) return;
    logged.set(key, true);
    logger().warn({ job: note.id?.slice(0, 64), problem: note.problem }, text);
  }

  return {
    log({
      jobs,
      dropped,
      warnings,
    }: Pick<JobFeed<unknown>, 'jobs' | 'dropped' | 'warnings'>): void {
      // The platform counts all records, readable or not.
      const isCut = jobs.length + dropped.length === FEED_CUT_AT;
      if (isCut && !seemedCut) {
        logger().warn({ jobs: jobs.length }, 'Exactly 1000 records: the feed may be cut there');
      }
      seemedCut = isCut;
      for (const note of dropped) once(note, 'A record of the feed was left out');
      for (const note of warnings) once(note, 'A record of the feed was read in part');
    },
  };
}
