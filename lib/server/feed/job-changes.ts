import 'server-only';
import { LRUCache } from 'lru-cache';
import { mapInSlices, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import {
  addChanges,
  mergeChanges,
  type ChangedPart,
  type JobChanges,
} from '@/lib/domain/job-history/change-list';
import { changesBetween } from '@/lib/domain/job-history/changes-between';
import { wholeJob, type ListedJob } from './listed-job';

/** How many jobs' changes are kept; jobs in the feed stay longest, because every read looks at them. */
const MAX_REMEMBERED = 100_000;

/** If more than half of at least this many jobs change the same part in one read, the wording has changed, not the jobs. */
const MANY_JOBS = 20;

type Entry = readonly [id: string, changes: JobChanges];

/** Remembers what changed of each job from one read of the feed to the next (docs/decisions/0054). */
export function createJobChanges() {
  const remembered = new LRUCache<string, JobChanges>({ max: MAX_REMEMBERED });

  return {
    /** Notes how a read differs from the list before it, job by job. */
    *noteSteps(
      before: (id: string) => ListedJob | undefined,
      jobs: readonly ListedJob[],
    ): SlicedWork<void> {
      const times = new Map<ChangedPart, number>();
      let compared = 0;
      const found = yield* mapInSlices(jobs, (job): Entry | null => {
        // Marks it as recently used, so that it is not forgotten next.
        remembered.get(job.id);
        const known = before(job.id);
        // Another record's second identifier may be this one's first.
        if (known?.id !== job.id || job.lastSeenOn === null) return null;
        compared += 1;
        if (known.content === job.content) return null;
        const changes = changesBetween(wholeJob(known), wholeJob(job), job.lastSeenOn);
        for (const [, part] of changes) times.set(part, (times.get(part) ?? 0) + 1);
        return changes.length > 0 ? [job.id, changes] : null;
      });
      const isFew = (part: ChangedPart) =>
        compared < MANY_JOBS || (times.get(part) ?? 0) <= compared / 2;
      yield* mapInSlices(found, (entry) => {
        const fresh = entry?.[1].filter(([, part]) => isFew(part)) ?? [];
        if (!entry || fresh.length === 0) return;
        remembered.set(entry[0], addChanges(remembered.peek(entry[0]) ?? [], fresh));
      });
    },
    of: (id: string): JobChanges => remembered.peek(id) ?? [],
    entries: (): Entry[] => [...remembered.entries()].reverse(),
    /** Merges what was stored here or by another instance into what is known here. */
    restore(entries: Iterable<Entry>): void {
      for (const [id, changes] of entries)
        remembered.set(id, mergeChanges(remembered.peek(id) ?? [], changes));
    },
  };
}
