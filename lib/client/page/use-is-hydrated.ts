import { useBrowserValue } from '@/lib/client/device/use-browser-value';

/** False in the server's HTML and until this page's script has taken it over. */
export function useIsHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
