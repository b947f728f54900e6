import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readReceipt } from '@/lib/domain/application/receipt';
import type { ReceiptStore } from '@/lib/server/receipts/receipt-store';
import type { FolderImport } from './import-folder';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The codes of applications that were handed over: a file for each day, a code a line. */
export const importReceipts = (store: ReceiptStore): FolderImport => ({
  folder: 'receipts',
  isReady: (name) => DAY.test(name),
  async take(day, contents) {
    for (const line of contents.toString().split('\n')) {
      const code = readReceipt(line);
      if (code === null) continue;
      await store.note(code, day);
      // Visitors get their turn between two of them.
      await nextTurn();
    }
  },
});
