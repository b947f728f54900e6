import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { OUTBOX } from '@/lib/config/limits';

/**
 * This machine since it was started, and among its process numbers the set ours belongs to: containers count their own. A name
 * alone is not enough, for machines made from one image may share it.
 */
const PLACE = createHash('sha256')
  .update([hostname(), machineStart(), processNumbers()].join(' '))
  .digest('hex')
  .slice(0, 8);

/** Another on each machine, and after each of its starts; '' where the system does not tell. */
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

/** The note of an entry that this process hands over now: until when nobody else may, and whose death ends it sooner. */
export const newLease = (now: number): string => `${now + OUTBOX.leaseMs}-${PLACE}-${process.pid}`;

/**
 * Whether the lease holder is gone. A lease outlasts the platform's deadline, so one that has run out is
 * a dead process's; where we can see that it is dead there is nothing to wait for. Asked by a worker, who hands over
 * one entry at a time: a lease with our own number is from a former life.
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
    // Somebody else's process may not be asked, but is there.
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}
