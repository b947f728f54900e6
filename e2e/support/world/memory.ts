import { readFile } from 'node:fs/promises';
import type { Site } from './site';

/** Resident memory of a site in MB, now and at its highest; 0 where the machine has no /proc to tell. */
export async function memoryOf({ pid }: Pick<Site, 'pid'>): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** How much more a process held at its highest, beside what it held before, in MB; null where nobody can tell. */
export async function memoryGrowth(pid: number, work: () => Promise<void>): Promise<number | null> {
  const before = (await memoryOf({ pid })).now;
  let highest = before;
  const watch = setInterval(() => {
    void memoryOf({ pid }).then(({ now }) => (highest = Math.max(highest, now)));
  }, 200);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return before === 0 ? null : highest - before;
}
