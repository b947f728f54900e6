import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a process uses at a moment. */
export type Usage = {
  readonly memoryMb: number;
  readonly descriptors: number;
  readonly diskMb: number;
};

/** Whether this system reports what a process uses (Linux does). */
export const canMeasure = (): boolean => existsSync('/proc/self/status');

function sizeOf(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // A file that is being moved into place may already be gone.
    if (entry.isFile())
      bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}

export function usageOf(pid: number, folders: readonly string[]): Usage {
  const [, kb = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return {
    memoryMb: Number(kb) / 1_024,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    diskMb: folders.map(sizeOf).reduce((sum, size) => sum + size, 0) / 1_048_576,
  };
}

/** How much one more sample adds, by least squares, in units of the figure. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let rise = 0;
  let run = 0;
  for (const [n, value] of values.entries()) {
    rise += (n - middle) * (value - mean);
    run += (n - middle) ** 2;
  }
  return run === 0 ? 0 : rise / run;
}
