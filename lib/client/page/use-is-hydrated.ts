import { useSyncExternalStore } from 'react';

const noUpdates = () => () => {};

/** False in the server's HTML and until this page is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noUpdates,
    () => true,
    () => false,
  );
}
