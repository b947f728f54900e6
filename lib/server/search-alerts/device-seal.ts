import 'server-only';
import { createHmac } from 'node:crypto';
import type { SeenJobs } from '@/lib/domain/search-alerts/search-alert-message';
import type { PushTarget } from '@/lib/domain/search-alerts/search-alert';
import { createSeal, deriveKey } from '@/lib/server/outbox-store/seal';

/** A device that gets alerts about new jobs. */
export type Device = {
  readonly target: PushTarget;
  readonly searches: readonly DeviceSearch[];
  /** When it last subscribed, or a person pressed a notification (ms since 1970). */
  readonly usedAt: number;
  /** When its push service last accepted a digest; null before the first. */
  readonly sentAt: number | null;
  /** How often in a row its push service refused a digest. */
  readonly refusals?: number;
};
export type DeviceSearch = { readonly search: string; readonly seen: SeenJobs };

export type DeviceSeal = {
  /** 32 hexadecimal digits, the same for the same endpoint, and not guessable without the key. */
  readonly idOf: (endpoint: string) => string;
  readonly seal: (id: string, device: Device) => Buffer;
  /** Null if it was sealed with another key. */
  readonly open: (id: string, sealed: Buffer) => Device | null;
};

const VERSION = 'search alerts 1';
const USED_BYTES = 8;

/** When a stored device was last used: stored unsealed in front of the rest, so that a device is erased in time even if the key is lost. */
export const usedAtOf = (sealed: Buffer): number =>
  sealed.length < USED_BYTES ? 0 : sealed.readDoubleBE(0);

/** Seals devices in the same way as queued applications. @param key 32 bytes (APPLICATION_SPOOL_KEY) */
export function deviceSeal(key: Uint8Array): DeviceSeal {
  const idKey = deriveKey(key, 'search alerts id');
  const { seal, open } = createSeal(deriveKey(key, 'search alerts cipher'), VERSION);
  return {
    idOf: (endpoint) => createHmac('sha256', idKey).update(endpoint).digest('hex').slice(0, 32),
    seal(id, device) {
      const usedAt = Buffer.alloc(USED_BYTES);
      usedAt.writeDoubleBE(device.usedAt);
      return Buffer.concat([usedAt, seal(id, [Buffer.from(JSON.stringify(device))])]);
    },
    open(id, sealed) {
      const contents = open(id, sealed.subarray(USED_BYTES));
      // The authentication tag guarantees that this is what was sealed.
      return contents === null ? null : (JSON.parse(contents.toString('utf8')) as Device);
    },
  };
}
