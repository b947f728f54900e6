import { readFile } from 'node:fs/promises';
import type { Site } from './site';

/** Resident memory of a site in MB, now and at its highest; 0 where the machine has no /proc to tell. */
export async function memoryOf({ pid }: Site): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
