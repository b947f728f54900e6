import 'server-only';
import { env } from '@/lib/config/env';
import { REFERENCE_CHECK } from '@/lib/config/limits';
import type { ReceiptState } from '@/lib/domain/application/receipt';
import { siteDatabase } from '@/lib/server/database/database';
import { createRateLimit } from '@/lib/server/http/rate-limit';
import { queuedReceipt } from '@/lib/server/outbox/application-outbox';
import { processWide } from '@/lib/server/process/process-wide';
import { handedOverOn } from '@/lib/server/receipts/handed-over';

/** The same number of look-ups per client as for references (docs/product/decisions.md, 'rate limits'). */
export const mayLookUpReceipt = (client: string) =>
  processWide('receipt-limit', () =>
    createRateLimit({
      name: 'receipts',
      requests: env().rateLimitReferences ?? REFERENCE_CHECK.perClient,
      windowMs: REFERENCE_CHECK.windowMs,
      database: siteDatabase,
    }),
  )(client);

/** The state of the application with this code; null if the code is unknown or has expired. */
export async function findReceipt(code: string): Promise<ReceiptState | null> {
  // In this order, because an application handed over between the two is noted before it leaves the outbox.
  const queued = await queuedReceipt(code);
  if (queued !== null) return { kind: queued === 'held' ? 'held' : 'waiting' };
  const on = await handedOverOn(code);
  return on === null ? null : { kind: 'handed-over', on };
}
