import 'server-only';
import { env } from '@/lib/config/env';
import { siteDatabase } from '@/lib/server/database/database';
import { isDraining } from '@/lib/server/process/draining';
import { logger } from '@/lib/server/process/log';
import { createReceiptStore } from '@/lib/server/receipts/receipt-store';
import { eraseImported } from './erase-imported';
import { importCounts } from './import-counts';
import { importDevices } from './import-devices';
import type { FolderImport } from './import-folder';
import { importFolder } from './import-folder';
import { importNotices } from './import-notices';
import { importOutbox } from './import-outbox';
import { importReceipts } from './import-receipts';

/** While an instance of the earlier release ends, it still writes files: we look again this often (ms), for this long. */
const AGAIN_MS = 10_000;
const LOOK_MS = 24 * 3_600_000;
const ERASE_MS = 24 * 3_600_000;

/** What earlier releases kept in folders beside the outbox, one row for each. */
const others = (): readonly FolderImport[] => [
  importReceipts(createReceiptStore(siteDatabase())),
  importDevices(siteDatabase()),
  importNotices(siteDatabase()),
  importCounts(siteDatabase()),
];

/**
 * Takes over the folders of an earlier release, now and for a day, and erases what was imported long ago, now and every day. Never
 * rejects: what cannot be imported yet stays where it is.
 * @returns once the applications are in the outbox; the rest goes on behind the caller
 */
export async function startImports(): Promise<void> {
  const outbox = importOutbox(siteDatabase());
  const behind = others();
  const end = Date.now() + LOOK_MS;
  async function goOn(): Promise<void> {
    for (const each of behind) await take(each);
    if (Date.now() < end && !isDraining()) setTimeout(() => void look(), AGAIN_MS).unref();
  }
  async function look(): Promise<void> {
    await take(outbox);
    await goOn();
  }
  await take(outbox);
  void goOn();
  void erase();
  setInterval(() => void erase(), ERASE_MS).unref();
}

async function erase(): Promise<void> {
  try {
    const files = await eraseImported(env().dataDir);
    if (files > 0) logger().info({ files }, 'What was imported long ago was erased');
  } catch (error) {
    logger().warn({ reason: String(error) }, 'What was imported long ago cannot be erased');
  }
}

async function take(each: FolderImport): Promise<void> {
  const { folder } = each;
  try {
    const files = await importFolder(env().dataDir, each);
    if (files > 0)
      logger().info({ folder, files }, 'The folder of an earlier release was imported');
  } catch (error) {
    logger().warn(
      { folder, reason: String(error) },
      'The folder of an earlier release cannot be imported yet',
    );
  }
}
