import { useSyncExternalStore } from 'react';
import { onDeviceChange, type Collection } from './device-storage';

const NOTHING: readonly never[] = [];

/** What is stored on the device now; nothing in the server's HTML and the first render. */
export function useCollection<T>(collection: Collection<T>): readonly T[] {
  return useSyncExternalStore(onDeviceChange, collection.read, () => NOTHING);
}
