import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/lib/server/process/process-wide';

/** Runs a function outside any request. */
export type RunOutside = <T>(work: () => T) => T;

/**
 * Next treats every `fetch` as part of the page that happens to be rendering, and an uncached one turns a stored page into an error.
 * What all visitors share (the snapshot, coalesced look-ups) belongs to no page: it runs in the context this function was first
 * called in, which is the start of the process (`boot`).
 */
export function outsideRequests(): RunOutside {
  return processWide<RunOutside>('outside-requests', () => AsyncLocalStorage.snapshot());
}
