import 'server-only';
import type { DeviceStore } from '@/lib/server/search-alerts/device-store';
import type { FolderImport } from './import-folder';

const FILE = /^([0-9a-f]{32})\.sealed$/;

/** The devices that follow searches: a file for each, sealed as they are now. One that has ordered anew since stays as it is. */
export const importDevices = (store: DeviceStore): FolderImport => ({
  folder: 'search-alerts',
  isReady: (name) => FILE.test(name),
  async take(name, sealed) {
    const id = FILE.exec(name)?.[1];
    if (id !== undefined) await store.swap(id, null, sealed);
  },
});
