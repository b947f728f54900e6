import 'server-only';
import { env } from '@/lib/config/env';
import { siteDatabase } from '@/lib/server/database/database';
import { isDraining } from '@/lib/server/process/draining';
import { logger } from '@/lib/server/process/log';
import { openOutboxStore } from '@/lib/server/outbox-store/open-outbox-store';
import { createReceiptStore } from '@/lib/server/receipts/receipt-store';
import { deviceStore } from '@/lib/server/search-alerts/device-store';
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

/** What earlier releases kept in folders, one row for each. */
const imports = (): readonly FolderImport[] => [
  importOutbox(openOutboxStore()),
  importReceipts(createReceiptStore(siteDatabase())),
  importDevices(deviceStore(siteDatabase())),
  importNotices(siteDatabase()),
  importCounts(siteDatabase()),
];

/** Takes over the folders of an earlier release, now and for a day. Never rejects: what cannot be imported yet stays where it is. */
export async function startImports(): Promise<void> {
  const all = imports();
  const end = Date.now() + LOOK_MS;
  async function look(): Promise<void> {
    for (const each of all) await take(each);
    if (Date.now() < end && !isDraining()) setTimeout(() => void look(), AGAIN_MS).unref();
  }
  await look();
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
