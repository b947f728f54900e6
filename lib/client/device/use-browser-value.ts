import { useSyncExternalStore } from 'react';

const noUpdates = () => () => {};

/** What only the browser knows, read at each render; the server's HTML and the first render have `onServer` in its place. */
export function useBrowserValue<T extends string | boolean | null>(read: () => T, onServer: T): T {
  return useSyncExternalStore(noUpdates, read, () => onServer);
}
