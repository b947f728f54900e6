type Budget = {
  /** Calls in any window. */
  readonly calls: number;
  readonly windowMs: number;
};

/** Limits how many calls of a kind the platform gets in any window of time, for all visitors together. */
export function createCallBudget(
  { calls, windowMs }: Budget,
  now: () => number = () => performance.now(),
) {
  let taken: readonly number[] = [];

  const current = (): readonly number[] => {
    const since = now() - windowMs;
    return (taken = taken.filter((at) => at > since));
  };

  /** Time until one more may be made; 0 if it may be made now. */
  function waitMs(): number {
    const [oldest = now()] = current();
    return taken.length < calls ? 0 : oldest + windowMs - now();
  }

  return {
    /** Whether one more may be made now; counts it. */
    take(): boolean {
      if (current().length >= calls) return false;
      taken = [...taken, now()];
      return true;
    },
    waitMs,
    /** Whole seconds until one more may be made, at least one. */
    retryAfterSeconds: (): number => Math.max(1, Math.ceil(waitMs() / 1_000)),
  };
}
