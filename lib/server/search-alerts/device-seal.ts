import 'server-only';
import { createHmac } from 'node:crypto';
import type { SeenJobs } from '@/lib/domain/lists/search-alert-message';
import type { PushTarget } from '@/lib/domain/lists/search-alert';
import { createSeal, deriveKey } from '@/lib/server/outbox-store/seal';

/** A device that is told of new jobs. */
export type Device = {
  readonly target: PushTarget;
  readonly searches: readonly FollowedSearch[];
  /** When it last asked for them, or a person pressed one (ms since 1970). */
  readonly usedAt: number;
  /** When the last digest was taken by its push service; null before the first. */
  readonly sentAt: number | null;
  /** How often in a row its push service refused a digest. */
  readonly refusals?: number;
};
export type FollowedSearch = { readonly search: string; readonly seen: SeenJobs };

export type DeviceSeal = {
  /** 32 hexadecimal digits, the same for the same endpoint, and nothing to guess it from without the key. */
  readonly idOf: (endpoint: string) => string;
  readonly seal: (id: string, device: Device) => Buffer;
  /** Null for what another key has sealed. */
  readonly open: (id: string, sealed: Buffer) => Device | null;
};

const VERSION = 'search alerts 1';
const USED_BYTES = 8;

/** When a stored device was last used: it stands before what is sealed, so that one is erased in time whatever became of the key. */
export const usedAtOf = (sealed: Buffer): number =>
  sealed.length < USED_BYTES ? 0 : sealed.readDoubleBE(0);

/** Seals devices as waiting applications are. @param key 32 bytes (APPLICATION_SPOOL_KEY) */
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
      // Its tag vouches that this is what was sealed.
      return contents === null ? null : (JSON.parse(contents.toString('utf8')) as Device);
    },
  };
}
