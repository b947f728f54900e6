import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import type { Resume } from '@/lib/domain/application/application';
import type { ApplicationPayload } from '@/lib/forms/application-fields';
import { receiptOf } from '@/lib/domain/application/receipt';
import { createSeal, deriveKey } from './seal';

/** The part of an application that is queued: all but the bot check, whose captcha tokens expire after two minutes. */
export type QueuedApplication = {
  readonly payload: ApplicationPayload;
  readonly resume: Resume | null;
};

/** Whoever has the key can name, encrypt and decrypt entries. */
export type EntryCipher = {
  /** The same for the same application, and not guessable without the key; a new one each time for null. */
  readonly idOf: (applicationKey: string | null) => string;
  /** The receipt code of the application with this id: not guessable without the key (docs/decisions/0017). */
  readonly receiptOf: (id: string) => string;
  readonly encrypt: (id: string, application: QueuedApplication) => Buffer;
  /** Null if it was encrypted with another key or under another id, or has been changed since. */
  readonly decrypt: (id: string, encrypted: Uint8Array) => QueuedApplication | null;
};

type Head = { readonly payload: ApplicationPayload; readonly resumeFileName: string | null };

/** The version of the format below. */
const VERSION = 'application 1';
const LENGTH_BYTES = 4;

/**
 * Encrypts an application: length of the head, head as JSON, resume.
 * @param key 32 bytes (APPLICATION_SPOOL_KEY); the keys for encrypting and for ids are derived from it separately.
 */
export function entryCipher(key: Uint8Array): EntryCipher {
  const seal = createSeal(deriveKey(key, 'outbox cipher'), VERSION);
  const idKey = deriveKey(key, 'outbox id');
  const receiptKey = deriveKey(key, 'outbox receipt');
  return {
    idOf: (applicationKey) =>
      applicationKey === null
        ? randomBytes(16).toString('hex')
        : createHmac('sha256', idKey).update(applicationKey).digest('hex').slice(0, 32),
    receiptOf: (id) => receiptOf(createHmac('sha256', receiptKey).update(id).digest()),
    encrypt: (id, application) => seal.seal(id, pack(application)),
    decrypt(id, encrypted) {
      const contents = seal.open(id, encrypted);
      return contents === null ? null : unpack(contents);
    },
  };
}

function pack({ payload, resume }: QueuedApplication): readonly Uint8Array[] {
  const head: Head = { payload, resumeFileName: resume?.fileName ?? null };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return [length, text, resume?.bytes ?? Buffer.alloc(0)];
}

function unpack(contents: Buffer): QueuedApplication {
  const resumeAt = LENGTH_BYTES + contents.readUInt32BE(0);
  // The authentication tag guarantees that this is what was packed.
  const head = JSON.parse(contents.toString('utf8', LENGTH_BYTES, resumeAt)) as Head;
  const fileName = head.resumeFileName;
  return {
    payload: head.payload,
    resume: fileName === null ? null : { fileName, bytes: contents.subarray(resumeAt) },
  };
}
