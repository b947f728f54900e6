import 'server-only';
import type { Logger } from 'pino';
import { SEARCH_ALERTS } from '@/lib/config/limits';
import type { AlertMessage } from '@/lib/domain/search-alerts/search-alert-message';
import type { PushTarget } from '@/lib/domain/search-alerts/search-alert';
import type { PollResult } from '@/lib/server/outbox/retry-policy';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import { usedAtOf, type Device, type DeviceSeal } from './device-seal';
import type { DeviceStore, StoredDevice } from './device-store';
import { afterDigest, afterRefusal, digestFor, isDue, pastLostDays } from './digest';
import { mustWait } from './found-jobs';
import type { PushOutcome } from './send-push';

type Parts = {
  readonly store: DeviceStore;
  readonly seal: DeviceSeal;
  /** The current list; null before the first one. */
  readonly known: () => Snapshot | null;
  /** Whether this server may call an endpoint. */
  readonly isAllowed: (endpoint: string) => boolean;
  /** Never rejects. */
  readonly send: (target: PushTarget, message: AlertMessage) => Promise<PushOutcome>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Whether the process is ending: then nothing new is started. */
  readonly isEnding: () => boolean;
  readonly now?: () => number;
};

type Tally = {
  readonly counts: { sent: number; gone: number; unused: number };
  later: number;
  /** Push services that a warning was logged about: once per round each, however many devices they have. */
  readonly warned: Set<string>;
};

/**
 * Sends digests that are due, and erases devices that are gone or unused (docs/decisions/0056). Of several processes, only the one
 * that claims a device first sends to it. While the list is the same, a round looks again only after half an hour.
 * @returns a function that runs one round; it rejects if the store fails. 'later' if a push service has to be asked again, or
 * descriptions have still to be read
 */
export function createDigestRound(parts: Parts) {
  const { store, seal, known, isAllowed, send, log, isEnding, now = Date.now } = parts;
  /** Until when a push service that failed or throttles us is left alone, by host. */
  const notBefore = new Map<string, number>();
  let last = { version: '', at: Number.NEGATIVE_INFINITY };

  /** If its owner has changed it meanwhile, the owner's change stays. */
  const replace = ({ id, sealed }: StoredDevice, device: Device) =>
    store.swap(id, sealed, seal.seal(id, device));

  async function erase({ id }: StoredDevice, tally: Tally): Promise<void> {
    tally.counts.gone += 1;
    await store.erase(id);
  }

  async function deliver(stored: StoredDevice, device: Device, snapshot: Snapshot, tally: Tally) {
    const { host } = new URL(device.target.endpoint);
    const message = await digestFor(snapshot, device);
    if (message === null) return;
    if (performance.now() < (notBefore.get(host) ?? 0)) {
      tally.later += 1;
      return;
    }
    if (!(await store.claim(stored.id, SEARCH_ALERTS.everyMs))) return;
    const { kind, why, retryAfterMs } = await send(device.target, message);
    if (kind === 'taken') {
      tally.counts.sent += 1;
      // The claim prevents a second digest.
      await replace(stored, await afterDigest(snapshot, device, now()));
      return;
    }
    if (kind === 'gone') return erase(stored, tally);
    if (!tally.warned.has(host))
      log.warn({ service: host, why }, 'a push service did not accept a search alert');
    tally.warned.add(host);
    if (kind === 'refused') {
      const after = afterRefusal(device);
      if (after === null) return erase(stored, tally);
      await replace(stored, after);
      return;
    }
    tally.later += 1;
    notBefore.set(host, performance.now() + Math.max(retryAfterMs, SEARCH_ALERTS.leastWaitMs));
    await store.release(stored.id);
  }

  async function look(stored: StoredDevice, snapshot: Snapshot, tally: Tally): Promise<void> {
    if (now() - usedAtOf(stored.sealed) >= SEARCH_ALERTS.keepMs) {
      tally.counts.unused += 1;
      return store.erase(stored.id);
    }
    const device = seal.open(stored.id, stored.sealed);
    if (device === null) return;
    // The settings may no longer include the push service that it subscribed with.
    if (!isAllowed(device.target.endpoint)) return erase(stored, tally);
    // A digest sent now would record an incomplete result as everything that has been seen.
    if (
      mustWait(
        snapshot,
        device.searches.map(({ search }) => search),
      )
    ) {
      tally.later += 1;
      return;
    }
    const later = await pastLostDays(snapshot, device);
    if (later !== null) await replace(stored, later);
    else if (isDue(device, now())) await deliver(stored, device, snapshot, tally);
  }

  return async function round(): Promise<PollResult> {
    const snapshot = known();
    if (snapshot === null) return 'clear';
    const { version } = snapshot;
    const at = performance.now();
    if (version === last.version && at - last.at < SEARCH_ALERTS.lookAgainMs) return 'clear';
    const tally: Tally = {
      counts: { sent: 0, gone: 0, unused: 0 },
      later: 0,
      warned: new Set(),
    };
    for await (const some of inGroups(store.all(), SEARCH_ALERTS.atOnce)) {
      if (isEnding()) return 'clear';
      await Promise.all(some.map((stored) => look(stored, snapshot, tally)));
    }
    const { counts, later } = tally;
    if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'search alerts');
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
