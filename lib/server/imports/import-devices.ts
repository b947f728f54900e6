import 'server-only';
import type { Database } from '@/lib/server/database/sql';
import type { FolderImport } from './import-folder';

const FILE = /^([0-9a-f]{32})\.sealed$/;

/**
 * The devices that follow searches: a file for each, sealed as they are now. One that has ordered anew since stays as it is.
 * Nobody gives them again, so this waits for the disk; each is a file, so requests get their turn between two.
 */
export const importDevices = ({ sql }: Pick<Database, 'sql'>): FolderImport => ({
  folder: 'search-alerts',
  isReady: (name) => FILE.test(name),
  async take(name, sealed) {
    const id = FILE.exec(name)?.[1];
    if (id !== undefined)
      await sql`
        insert into device (id, sealed, claimed_until) values (${id}, ${sealed}, 0)
        on conflict (id) do nothing`;
  },
});
