import 'server-only';
import { diskStore } from '@/lib/server/outbox-store/disk-store';
import type { ListedEntry, OutboxStore } from '@/lib/server/outbox-store/outbox-store';

/**
 * Moves the entries into a folder of files, as releases before the database kept them: the way back to one. Each is on the disk before
 * it leaves the store, so that none is lost, and none is sent by both.
 * @returns the ids of those that stay, because they are being sent
 */
export async function exportEntries(
  entries: readonly ListedEntry[],
  from: OutboxStore,
  folder: string,
): Promise<readonly string[]> {
  const to = diskStore(folder);
  const staying: string[] = [];
  for (const entry of entries) {
    const encrypted = entry.isLeased ? null : await from.read(entry);
    if (encrypted === null) {
      staying.push(entry.id);
      continue;
    }
    await to.put(entry, encrypted);
    if (await from.erase(entry)) continue;
    // The site is running, and has just begun to send it.
    await to.erase(entry);
    staying.push(entry.id);
  }
  return staying;
}
