import 'server-only';
import { LRUCache } from 'lru-cache';
import type { JobFeed, RecordNote } from '@/lib/platform/jobs';
import { logger } from './log';

/** So that a feed of nothing but faults does not fill the memory with their names. */
const MAX_REMEMBERED = 5_000;

/** Logs what was the matter with a feed's records: each once, however often the feed is read. */
export function createFeedNotes() {
  const logged = new LRUCache<string, true>({ max: MAX_REMEMBERED });

  function once(note: RecordNote, text: string): void {
    const key = `${note.id ?? ''} ${note.problem}`;
    if (logged.has(key)) return;
    logged.set(key, true);
    logger().warn({ job: note.id?.slice(0, 64), problem: note.problem }, text);
  }

  return {
    log({ dropped, warnings }: Pick<JobFeed, 'dropped' | 'warnings'>): void {
      for (const note of dropped) once(note, 'A record of the feed was left out');
      for (const note of warnings) once(note, 'A record of the feed was read in part');
    },
  };
}
