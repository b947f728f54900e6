import 'server-only';
import { randomBytes } from 'node:crypto';
import { OUTBOX } from '@/lib/config/limits';
import type { OutboxEntry } from './outbox-store';

/** The note of an entry that this process is about to send: until when nobody else may, by our clock, and a name that no other lease has. */
export const newLease = (now: number): string =>
  `${now + OUTBOX.leaseMs}-${randomBytes(8).toString('hex')}`;

/** What a store without a clock of its own says of an entry. The database judges by its own (sql-store.ts). */
export const isLeased = ({ state, note }: OutboxEntry): { readonly isLeased?: true } =>
  state === 'sending' && isAhead(Number(note.split('-', 1)[0]) - Date.now())
    ? { isLeased: true }
    : {};

/** A lease that ends later than any could is from before the clock was set back. */
const isAhead = (leftMs: number): boolean => leftMs > 0 && leftMs <= OUTBOX.leaseMs;
