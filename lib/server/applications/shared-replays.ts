import 'server-only';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RedisLink } from '@/lib/server/redis/redis-link';
import type { ApplicationOutcome } from '@/lib/server/outbox/application-outcome';
import type { Replays } from './application-replays';

/** How long an answer is kept (as in each instance's memory), and a failure for the duplicates waiting for it (ms). */
const ANSWER_MS = 10 * 60 * 1_000;
const FAILURE_MS = 3_000;
/** How long a sending instance counts as alive after its last heartbeat, and how often it sends one (ms). */
const SENDING_MS = 6_000;
const STILL_SENDING_MS = 1_500;
const LOOK_MS = 200;

const SENDING = 'sending';

/**
 * The same for several instances: a duplicate that reaches another instance gets the first one's answer, and waits for it if need be.
 * If the sending instance dies, the duplicate is sent: twice is better than never. Without Redis, each instance recognises only its
 * own.
 */
export function createSharedReplays(redis: RedisLink): Replays {
  const set = (name: string, value: string, ttlMs: number, condition?: 'NX') =>
    redis.run((client) =>
      client.text.set(name, value, {
        ...(condition ? { condition } : {}),
        expiration: { type: 'PX', value: ttlMs },
      }),
    );
  const get = (name: string) => redis.run((client) => client.text.get(name));

  async function sendAndTell(
    key: string,
    send: () => Promise<ApplicationOutcome>,
  ): Promise<ApplicationOutcome> {
    const name = nameOf(key);
    const word = setInterval(
      () => void set(name, SENDING, SENDING_MS).catch(() => undefined),
      STILL_SENDING_MS,
    );
    const outcome = await send().finally(() => clearInterval(word));
    const answer = encrypt(key, outcome);
    const told =
      outcome.kind === 'failed'
        ? set(`${name}:failed`, answer, FAILURE_MS).then(() =>
            redis.run((client) => client.text.del(name)),
          )
        : set(name, answer, ANSWER_MS);
    await told.catch(() => undefined);
    return outcome;
  }

  return async (key, send) => {
    const name = nameOf(key);
    for (let hasWaited = false; ; hasWaited = true) {
      try {
        if (hasWaited) {
          await pause(LOOK_MS);
          const failed = await get(`${name}:failed`);
          if (failed !== null) return decrypt(key, failed);
        }
        if ((await set(name, SENDING, SENDING_MS, 'NX')) === null) {
          const known = await get(name);
          if (known === null || known === SENDING) continue;
          return decrypt(key, known);
        }
      } catch {
        return send();
      }
      return sendAndTell(key, send);
    }
  };
}

const hashOf = (purpose: string, key: string) =>
  createHash('sha256').update(`${purpose}:${key}`).digest();

const nameOf = (key: string) => `replay:${hashOf('name', key).toString('base64url')}`;

/**
 * Encrypted because the platform's message may contain what an applicant typed. The key is derived from the application itself, so
 * only someone who has the application can read the answer.
 */
function encrypt(key: string, outcome: ApplicationOutcome): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', hashOf('seal', key), nonce);
  const secret = Buffer.concat([cipher.update(JSON.stringify(outcome)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), secret]).toString('base64');
}

/** @throws Error if it was not encrypted with the key of this application. */
function decrypt(key: string, text: string): ApplicationOutcome {
  const bytes = Buffer.from(text, 'base64');
  const cipher = createDecipheriv('aes-256-gcm', hashOf('seal', key), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  const plain = Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]);
  return JSON.parse(plain.toString()) as ApplicationOutcome;
}
