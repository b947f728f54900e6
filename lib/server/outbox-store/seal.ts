import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what this server stores for a while. */
export type Seal = {
  readonly seal: (id: string, parts: readonly Uint8Array[]) => Buffer;
  /** Null if it was encrypted with another key or under another id, or has been changed since. */
  readonly open: (id: string, sealed: Uint8Array) => Buffer | null;
};

/** A key for one use, derived from APPLICATION_SPOOL_KEY: a key for one use reveals nothing about the others. */
export const deriveKey = (key: Uint8Array, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', use, 32));

/**
 * AES-256-GCM: a fresh nonce, the tag, then the contents.
 * @param cipherKey from `deriveKey`
 * @param version of the contents: authenticated along with the id, so that neither can be exchanged
 */
export function createSeal(cipherKey: Uint8Array, version: string): Seal {
  const bound = (id: string) => Buffer.from(`${version} ${id}`);
  return {
    seal(id, parts) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, cipherKey, iv).setAAD(bound(id));
      const secret = Buffer.concat([...parts.map((part) => cipher.update(part)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), secret]);
    },
    open(id, sealed) {
      const secretAt = IV_BYTES + TAG_BYTES;
      if (sealed.length < secretAt) return null;
      try {
        const cipher = createDecipheriv(CIPHER, cipherKey, sealed.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        cipher.setAAD(bound(id)).setAuthTag(sealed.subarray(IV_BYTES, secretAt));
        return Buffer.concat([cipher.update(sealed.subarray(secretAt)), cipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
