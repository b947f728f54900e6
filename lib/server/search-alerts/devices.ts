import 'server-only';
import { SEARCH_ALERTS } from '@/lib/config/limits';
import type { AlertOrder } from '@/lib/domain/search-alerts/search-alert';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import type { Device, DeviceSeal } from './device-seal';
import type { DeviceStore } from './device-store';
import { followFrom } from './digest';

type Parts = {
  readonly store: DeviceStore;
  readonly seal: DeviceSeal;
  readonly now?: () => number;
};

/** How often a change is tried when others get in first. */
const TRIES = 3;

/** The requests of devices. Each rejects if the store fails. */
export function createDevices({ store, seal, now = Date.now }: Parts) {
  /** Changes a device as it is stored. @param to what it becomes; null to change nothing */
  async function change(
    endpoint: string,
    to: (before: Device | null) => Device | null,
  ): Promise<boolean> {
    const id = seal.idOf(endpoint);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const sealed = await store.read(id);
      const after = to(sealed === null ? null : seal.open(id, sealed));
      if (after === null) return false;
      if (await store.swap(id, sealed, seal.seal(id, after))) return true;
    }
    throw new Error('A device was changed by somebody else, again and again');
  }

  const knows = async (endpoint: string) => (await store.read(seal.idOf(endpoint))) !== null;

  return {
    knows,
    /**
     * Makes a device follow these searches from now on. One that it follows already continues from where it was.
     * @returns false if no more devices are accepted
     */
    async follow({ target, searches }: AlertOrder, snapshot: Snapshot): Promise<boolean> {
      if (!(await knows(target.endpoint)) && (await store.count()) >= SEARCH_ALERTS.maxDevices)
        return false;
      const fresh = await Promise.all(searches.map((search) => followFrom(snapshot, search)));
      return change(target.endpoint, (before) => ({
        target,
        searches: fresh.map(
          (one) => before?.searches.find(({ search }) => search === one.search) ?? one,
        ),
        usedAt: now(),
        sentAt: before?.sentAt ?? null,
      }));
    },
    /** Notes that a notification was pressed. @returns false for a device that is not known */
    use: (endpoint: string): Promise<boolean> =>
      change(endpoint, (before) => before && { ...before, usedAt: now() }),
    /** Forgets a device, whether it was known or not. */
    stop: (endpoint: string): Promise<void> => store.erase(seal.idOf(endpoint)),
  };
}

export type Devices = ReturnType<typeof createDevices>;
