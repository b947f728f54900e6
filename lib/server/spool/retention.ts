import 'server-only';
import { SPOOL } from '@/lib/config/limits';
import type { SpoolSlip } from '@/lib/server/spool-store/spool-store';

/**
 * When an entry that nobody takes is erased, in milliseconds since 1970: 30 days after a person first saw it as it stands.
 * Never, while nobody has: its sender was told that we have it. The owner may set an end to that.
 * @param eraseUnseenMs how long one that nobody has seen is kept; null for as long as it takes.
 */
export function erasedAt(
  { keptAt, seenAt }: Pick<SpoolSlip, 'keptAt' | 'seenAt'>,
  eraseUnseenMs: number | null,
): number {
  if (seenAt !== undefined) return seenAt + SPOOL.keepMs;
  return eraseUnseenMs === null ? Infinity : keptAt + eraseUnseenMs;
}
