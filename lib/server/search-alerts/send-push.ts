import 'server-only';
import webPush from 'web-push';
import type { PushSettings } from '@/lib/config/env-type';
import { SEARCH_ALERTS } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import type { AlertMessage } from '@/lib/domain/search-alerts/search-alert-message';
import type { PushTarget } from '@/lib/domain/search-alerts/search-alert';

/**
 * What became of a message: `taken`; `gone`: the device has unsubscribed; `refused`: trying again today would change nothing;
 * `later`: the service is unavailable or throttles us.
 */
export type PushOutcome = {
  readonly kind: 'taken' | 'gone' | 'refused' | 'later';
  /** For the log: a status or an error's code, nothing about the recipient. */
  readonly why: string;
  /** From Retry-After (ms); 0 if there is none. */
  readonly retryAfterMs: number;
};

type Keys = Pick<PushSettings, 'publicKey' | 'privateKey'>;

/** Sends a message, encrypted for the device (RFC 8291) and signed with our key (RFC 8292). Never rejects. */
export async function sendPush(
  target: PushTarget,
  message: AlertMessage,
  keys: Keys,
): Promise<PushOutcome> {
  const request = sealed(target, message, keys);
  // Nothing can be encrypted with its keys.
  if (request === null) return { kind: 'refused', why: 'keys', retryAfterMs: 0 };
  try {
    const response = await fetch(target.endpoint, {
      ...request,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(SEARCH_ALERTS.deadlineMs),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch (error) {
    const why = whyOf(error);
    return { kind: why === 'ENOTFOUND' ? 'refused' : 'later', why, retryAfterMs: 0 };
  }
}

/** Whether a message can be encrypted with a device's keys: a point of the curve P-256 and at least 16 bytes. */
export function canEncrypt({ keys }: PushTarget): boolean {
  try {
    webPush.encrypt(keys.p256dh, keys.auth, '', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}

function sealed({ endpoint, keys }: PushTarget, message: AlertMessage, own: Keys) {
  try {
    const text = JSON.stringify(message);
    const { cipherText } = webPush.encrypt(keys.p256dh, keys.auth, text, 'aes128gcm');
    const { Authorization } = webPush.getVapidHeaders(
      new URL(endpoint).origin,
      `mailto:${SITE.email}`,
      own.publicKey,
      own.privateKey,
      'aes128gcm',
    );
    return {
      method: 'POST',
      headers: {
        Authorization,
        TTL: String(SEARCH_ALERTS.ttlSeconds),
        Urgency: 'normal',
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
      },
      body: new Uint8Array(cipherText),
    };
  } catch {
    return null;
  }
}

/** Retry-After, given in seconds or as a date; 0 if it says nothing. */
function waitOf(headers: Headers): number {
  const text = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  const retryAfterMs = waitOf(headers);
  const why = `http-${status}`;
  if (ok) return { kind: 'taken', why, retryAfterMs };
  if (status === 404 || status === 410) return { kind: 'gone', why, retryAfterMs };
  return { kind: status === 429 || status >= 500 ? 'later' : 'refused', why, retryAfterMs };
}

/** Without the error's message, which may quote the endpoint. */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = (error.cause as { readonly code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : error.name;
}
