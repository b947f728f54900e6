const TRIES = 3;

/** Processor time of this process (ms), which other processes on a busy machine do not add to. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** What harmless work cost when it was last done. */
const known = new WeakMap<() => unknown, number>();

/**
 * Whether work costs at most `times` as much as harmless work that is done in the same run. It is tried a few times, because collecting
 * garbage adds to some runs, and because the processor may be slower now than when the harmless work was done.
 */
export function costsAtMost(times: number, work: () => unknown, harmless: () => unknown): boolean {
  for (let n = 0; n < TRIES; n += 1) {
    if (n > 0 || !known.has(harmless)) known.set(harmless, costOf(harmless));
    if (costOf(work) <= times * (known.get(harmless) ?? 0)) return true;
  }
  return false;
}
