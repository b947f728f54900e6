import { useSyncExternalStore } from 'react';

const noUpdates = () => () => {};

/** False in the server's HTML and until this page's script has taken it over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noUpdates,
    () => true,
    () => false,
  );
}
