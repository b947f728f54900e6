import 'server-only';
import type { IsoDate } from '@/lib/domain/job/job';
import { hasOwnDatabase, ownDatabase, siteDatabase } from '@/lib/server/database/database';
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

/** Notes that the platform has taken the application with this code. Rejects if that cannot be kept: nobody may be given the code then. */
export const noteHandedOver = async (code: string): Promise<void> => receipts().note(code);

/** The day the platform took it, in the feed's zone; null if it has not, or too long ago to be known. */
export const handedOverOn = (code: string): Promise<IsoDate | null> => receipts().find(code);
