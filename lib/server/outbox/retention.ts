import 'server-only';
import { OUTBOX } from '@/lib/config/limits';
import type { OutboxEntry } from '@/lib/server/outbox-store/outbox-store';

/**
 * When an undeliverable entry is erased, in milliseconds since 1970: 30 days after a person first saw it in its current state. Never
 * while nobody has seen it, because its sender was told that we have it; the owner may set a limit to that.
 * @param eraseUnseenMs how long an entry that nobody has seen is kept; null for no limit.
 */
export function erasedAt(
  { queuedAt, seenAt }: Pick<OutboxEntry, 'queuedAt' | 'seenAt'>,
  eraseUnseenMs: number | null,
): number {
  if (seenAt !== undefined) return seenAt + OUTBOX.keepMs;
  return eraseUnseenMs === null ? Infinity : queuedAt + eraseUnseenMs;
}
