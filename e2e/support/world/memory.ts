import { readFile } from 'node:fs/promises';
import type { Site } from './site';

/** Resident memory of a site in MB, now and at its peak; 0 if the machine has no /proc. */
export async function memoryOf({ pid }: Pick<Site, 'pid'>): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** How much the memory of a process grew at its peak during the work, in MB; null if unknown. */
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
