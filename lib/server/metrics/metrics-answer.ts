import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/config/env';
import { metricsText } from '@/server/metrics.mjs';
import { readGauges } from './gauges';

const TEXT = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

/** The process's metrics, for callers with METRICS_TOKEN; a 404 without that setting. */
export function metricsAnswer({ headers }: Request): Response {
  const { metricsToken } = env();
  if (metricsToken === null) return new Response('Not found\n', { status: 404, headers: TEXT });
  if (!isSame(headers.get('authorization') ?? '', `Bearer ${metricsToken}`)) {
    const challenge = { ...TEXT, 'WWW-Authenticate': 'Bearer' };
    return new Response('Unauthorized\n', { status: 401, headers: challenge });
  }
  readGauges();
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  return new Response(metricsText(), { headers: { ...TEXT, 'Content-Type': type } });
}

/** Compares hashes, which have the same length, in constant time. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
