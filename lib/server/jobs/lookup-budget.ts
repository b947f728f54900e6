const WINDOW_MS = 60_000;

/**
 * How many ids outside the snapshot may be asked for in any minute, for all visitors together, so that nobody can use
 * this site to search the platform for them.
 */
export function createLookupBudget(perMinute: number, now: () => number = () => performance.now()) {
  let taken: readonly number[] = [];

  const current = (): readonly number[] => {
    const since = now() - WINDOW_MS;
    return (taken = taken.filter((at) => at > since));
  };

  return {
    /** Whether one more may be looked up now; counts it. */
    take(): boolean {
      if (current().length >= perMinute) return false;
      taken = [...taken, now()];
      return true;
    },
    /** Whole seconds until one more may be. */
    retryAfterSeconds(): number {
      const [oldest = now()] = current().length < perMinute ? [] : taken;
      const waitMs = taken.length < perMinute ? 0 : oldest + WINDOW_MS - now();
      return Math.max(1, Math.ceil(waitMs / 1_000));
    },
  };
}
