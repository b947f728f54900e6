import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;

/**
 * How many ids outside the snapshot may be asked for in any minute, for all visitors together, so that nobody can use
 * this site to search the platform for them. An id that was let in is let in for a minute: once at the gate and again
 * in the page costs one.
 */
export function createLookupBudget(perMinute: number, now: () => number = () => performance.now()) {
  // Each id in it is one look-up of the last minute; the oldest leaves by its age.
  const admitted = new LRUCache<string, number>({
    max: perMinute,
    ttl: WINDOW_MS,
    ttlResolution: 0,
    perf: { now },
  });

  return {
    /** Whether this id may be looked up now; counts it where it is new. */
    admit(id: string): boolean {
      if (admitted.has(id)) return true;
      admitted.purgeStale();
      if (admitted.size >= perMinute) return false;
      admitted.set(id, now());
      return true;
    },
    /** Whole seconds until one more is let in. */
    retryAfterSeconds(): number {
      admitted.purgeStale();
      const oldest = Math.min(...admitted.values());
      const waitMs = admitted.size < perMinute ? 0 : oldest + WINDOW_MS - now();
      return Math.max(1, Math.ceil(waitMs / 1_000));
    },
  };
}

export type LookupBudget = ReturnType<typeof createLookupBudget>;
