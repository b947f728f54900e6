import { readFile } from 'node:fs/promises';

/** What a process holds in memory, in MiB (Linux; NaN elsewhere). */
async function residentMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1_024;
}

/** How much more a process held at its highest, beside what it held before, in MiB; null where nobody can tell. */
export async function memoryGrowth(pid: number, work: () => Promise<void>): Promise<number | null> {
  const before = await residentMiB(pid);
  let highest = before;
  const watch = setInterval(() => {
    void residentMiB(pid).then((now) => (highest = Math.max(highest, now)));
  }, 200);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return Number.isNaN(before) ? null : Math.round(highest - before);
}
