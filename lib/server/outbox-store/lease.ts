import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { OUTBOX } from '@/lib/config/limits';

/**
 * Identifies this machine since its last start, and the PID namespace we are in, because containers number their own processes. The
 * host name is not enough, because machines made from one image may share it.
 */
const PLACE = createHash('sha256')
  .update([hostname(), machineStart(), processNumbers()].join(' '))
  .digest('hex')
  .slice(0, 8);

/** Different on each machine, and after each of its starts; '' if the system does not provide it. */
function machineStart(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

function processNumbers(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** The note of an entry that this process is handing over: until when nobody else may, and the process whose death ends that sooner. */
export const newLease = (now: number): string => `${now + OUTBOX.leaseMs}-${PLACE}-${process.pid}`;

/**
 * Whether the lease holder is gone. A lease outlasts the platform's deadline, so an expired one belongs to a dead process; if we can
 * see that the process is dead, there is nothing to wait for. A worker hands over one entry at a time, so a lease with our own
 * process id is from an earlier process.
 */
export function isLeaseExpired(note: string, now: number): boolean {
  const [until, place, pid] = note.split('-');
  if (!(Number(until) > now)) return true;
  return place === PLACE && (Number(pid) === process.pid || !isAlive(Number(pid)));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user: we may not signal it, but it exists.
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}
