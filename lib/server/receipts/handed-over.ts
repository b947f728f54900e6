import 'server-only';
import type { IsoDate } from '@/lib/domain/job/job';
import { hasOwnDatabase, ownDatabase, siteDatabase } from '@/lib/server/database/database';
import { logger } from '@/lib/server/process/log';
import { processWide } from '@/lib/server/process/process-wide';
import { createReceiptStore, withOwnReceipts } from './receipt-store';

const receipts = () =>
  processWide('receipts', () => {
    const store = createReceiptStore(siteDatabase());
    if (siteDatabase() === ownDatabase()) return store;
    return withOwnReceipts(store, {
      store: createReceiptStore(ownDatabase()),
      exists: hasOwnDatabase,
    });
  });

/** Notes that the platform has taken the application with this code. Never rejects: the application matters, not the note. */
export async function noteHandedOver(code: string): Promise<void> {
  try {
    await receipts().note(code);
  } catch (error) {
    logger().warn(
      { reason: String(error) },
      'a receipt cannot be stored: its page will not find it',
    );
  }
}

/** The day the platform took it, in the feed's zone; null if it has not, or too long ago to be known. */
export const handedOverOn = (code: string): Promise<IsoDate | null> => receipts().find(code);
