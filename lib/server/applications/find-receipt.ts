import 'server-only';
import { env } from '@/lib/config/env';
import { REFERENCE_CHECK } from '@/lib/config/limits';
import type { ReceiptState } from '@/lib/domain/application/receipt';
import { createRateLimit } from '@/lib/server/http/rate-limit';
import { queuedReceipt } from '@/lib/server/outbox/application-outbox';
import { processWide } from '@/lib/server/process/process-wide';
import { sharedRedis } from '@/lib/server/redis/redis';
import { handedOverOn } from '@/lib/server/receipts/handed-over';

/** As many look-ups a client as of references (docs/product/decisions.md, 'rate limits'). */
export const mayLookUpReceipt = (client: string) =>
  processWide('receipt-limit', () =>
    createRateLimit({
      name: 'receipts',
      requests: env().rateLimitReferences,
      windowMs: REFERENCE_CHECK.windowMs,
      redis: sharedRedis(),
    }),
  )(client);

/** Where the application with this code stands; null for a code that is not known, or no longer. */
export async function findReceipt(code: string): Promise<ReceiptState | null> {
  // In this order: what is handed over between the two is noted before it leaves the outbox.
  const queued = await queuedReceipt(code);
  if (queued !== null) return { kind: queued === 'held' ? 'held' : 'waiting' };
  const on = await handedOverOn(code);
  return on === null ? null : { kind: 'handed-over', on };
}
