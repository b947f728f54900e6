import 'server-only';
import type { Logger } from 'pino';
import { SEARCH_ALERTS } from '@/lib/config/limits';
import type { AlertMessage } from '@/lib/domain/lists/alert-message';
import type { PushTarget } from '@/lib/domain/lists/search-alert';
import type { PollResult } from '@/lib/server/outbox/worker';
import type { Snapshot } from '@/lib/server/snapshot/build-snapshot';
import { usedAtOf, type Device, type DeviceSeal } from './device-seal';
import type { DeviceStore, StoredDevice } from './device-store';
import { afterDigest, digestFor, isDue } from './digest';
import type { PushOutcome } from './push-message';

type Parts = {
  readonly store: DeviceStore;
  readonly seal: DeviceSeal;
  /** The list as it is known; null before the first one. */
  readonly known: () => Snapshot | null;
  /** Never rejects. */
  readonly send: (target: PushTarget, message: AlertMessage) => Promise<PushOutcome>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** The process is to end: nothing new is begun. */
  readonly isEnding: () => boolean;
  readonly now?: () => number;
};

type Tally = { sent: number; gone: number; unused: number; later: number };

/**
 * Sends what is due, and erases devices that are gone or unused (docs/decisions/0056). However many instances do so, one sends: whoever
 * claims the device first. Where the list is the same, a round looks again after half an hour.
 * @returns one round; it rejects where the store fails. 'later' where a push service has to be asked again
 */
export function createDigestRound(parts: Parts) {
  const { store, seal, known, send, log, isEnding, now = Date.now } = parts;
  /** Until when a push service that has had enough is left alone, by host. */
  const notBefore = new Map<string, number>();
  let last = { version: '', at: Number.NEGATIVE_INFINITY };

  async function deliver(stored: StoredDevice, device: Device, snapshot: Snapshot, tally: Tally) {
    const { id, sealed } = stored;
    const { host } = new URL(device.target.endpoint);
    const message = digestFor(snapshot, device);
    if (message === null) return;
    if (now() < (notBefore.get(host) ?? 0)) {
      tally.later += 1;
      return;
    }
    if (!(await store.claim(id, SEARCH_ALERTS.everyMs))) return;
    const { kind, why, retryAfterMs } = await send(device.target, message);
    if (kind === 'taken') {
      tally.sent += 1;
      // Where its owner has changed it meanwhile, theirs stays; the claim keeps a second digest away.
      await store.swap(id, sealed, seal.seal(id, afterDigest(snapshot, device, now())));
    } else if (kind === 'gone') {
      tally.gone += 1;
      await store.erase(id);
    } else {
      log.warn({ service: host, why }, 'a push service did not take an alert');
      if (kind === 'refused') return;
      tally.later += 1;
      notBefore.set(host, now() + retryAfterMs);
      await store.release(id);
    }
  }

  async function look(stored: StoredDevice, snapshot: Snapshot, tally: Tally): Promise<void> {
    if (now() - usedAtOf(stored.sealed) >= SEARCH_ALERTS.keepMs) {
      tally.unused += 1;
      return store.erase(stored.id);
    }
    const device = seal.open(stored.id, stored.sealed);
    if (device !== null && isDue(device, now())) await deliver(stored, device, snapshot, tally);
  }

  return async function round(): Promise<PollResult> {
    const snapshot = known();
    if (snapshot === null) return 'clear';
    const { version } = snapshot;
    if (version === last.version && now() - last.at < SEARCH_ALERTS.lookAgainMs) return 'clear';
    const at = now();
    const tally: Tally = { sent: 0, gone: 0, unused: 0, later: 0 };
    for await (const some of inGroups(store.all(), SEARCH_ALERTS.atOnce)) {
      if (isEnding()) return 'clear';
      await Promise.all(some.map((stored) => look(stored, snapshot, tally)));
    }
    const { later, ...done } = tally;
    if (Object.values(done).some((count) => count > 0)) log.info(done, 'alerts for searches');
    if (later > 0) return 'later';
    last = { version, at };
    return 'clear';
  };
}

async function* inGroups<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let group: T[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
