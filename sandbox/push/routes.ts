import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { json, text } from '@/sandbox/http/answer';
import { isObject, parseJson } from '@/sandbox/http/request';
import type { Route } from '@/sandbox/http/route';

/** A message as received, still encrypted: only its device can read it. */
type PushReceived = {
  /** The device's part of the endpoint. */
  readonly device: string;
  readonly ttl: number;
  readonly urgency: string | null;
  /** The signing key, its owner, and when the signature expires (s since 1970). */
  readonly key: string;
  readonly subject: unknown;
  readonly expires: unknown;
  /** In base64. */
  readonly body: string;
};

/** Chrome's push service accepts no larger messages (bytes). */
const MAX_BYTES = 4_096;

/**
 * Stand-in for a browser's push service: `POST /push/{device}` accepts what a real one would, and refuses a message without a
 * lifetime, encryption or a valid signature; `GET /push.json` lists what was received. For another answer (410, 429), add a fault.
 */
export function pushRoutes(): readonly Route[] {
  const received: PushReceived[] = [];
  return [
    {
      method: 'POST',
      path: /^\/push\/([\w-]{1,200})$/,
      run({ body, headers }, device) {
        const ttl = Number(headers.ttl ?? Number.NaN);
        if (!Number.isInteger(ttl) || ttl < 0) return text('TTL is missing', 400);
        if (headers['content-encoding'] !== 'aes128gcm') return text('Not encrypted', 400);
        if (body.length > MAX_BYTES) return text('Too large', 413);
        const signed = readVapid(headers);
        if (signed === null) return text('The signature does not fit', 403);
        const urgency = String(headers.urgency ?? '') || null;
        received.push({ device, ttl, urgency, ...signed, body: body.toString('base64') });
        return text('', 201);
      },
    },
    { method: 'GET', path: '/push.json', run: () => json(received) },
  ];
}

/** `vapid t=…, k=…` (RFC 8292): a JSON Web Token signed with the key, for this service; null if it is not valid. */
function readVapid({ authorization = '', host = '' }: IncomingHttpHeaders) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return null;
  const publicKey = publicKeyAt(point);
  if (publicKey === null) return null;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub, exp } = objectOf(Buffer.from(claims, 'base64url'));
  const isInTime = typeof exp === 'number' && exp * 1_000 > Date.now();
  if (!isSigned || !isInTime || aud !== `http://${host}`) return null;
  return { key, subject: sub, expires: exp };
}

/** The key of a point of 65 bytes; null if the point is not on the curve. */
function publicKeyAt(point: Buffer): KeyObject | null {
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  try {
    return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  } catch {
    return null;
  }
}

function objectOf(bytes: Buffer): Record<string, unknown> {
  const value = parseJson(bytes);
  return isObject(value) ? value : {};
}
