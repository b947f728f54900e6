import 'server-only';
import { readReceipt } from '@/lib/domain/application/receipt';
import { inTurns } from '@/lib/server/database/in-turns';
import type { ReceiptStore } from '@/lib/server/receipts/receipt-store';
import type { FolderImport } from './import-folder';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The codes of applications that were handed over: a file for each day, a code a line. */
export const importReceipts = (store: ReceiptStore): FolderImport => ({
  folder: 'receipts',
  isReady: (name) => DAY.test(name),
  async take(day, contents) {
    await inTurns(contents.toString().split('\n'), async (line) => {
      const code = readReceipt(line);
      if (code !== null) await store.note(code, day);
    });
  },
});
