import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time that process groups have used so far, in ms; a group's id is the pid of its first process. */
export function processorMs(groups: readonly (number | undefined)[]): number {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = statOf(pid);
    // The name may contain anything. After it come state, parent and group; user and system time are the 12th and the 13th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (groups.includes(Number(fields[2]))) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks * TICK_MS;
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}
