import { useSearchParams } from 'next/navigation';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * The query string of the address, without '?', as it is at this moment. Next's own hook learns of `writeSearch` a
 * transition later, too late for a check box that has just been pressed; it is asked all the same, to hear of links.
 */
export function useLocationSearch(onServer: string): string {
  useSearchParams();
  return useSyncExternalStore(
    subscribe,
    () => window.location.search.slice(1),
    () => onServer,
  );
}

/** Changes the query string without asking the server: a new entry in the history, or the current one replaced. */
export function writeSearch(search: string, mode: 'push' | 'replace'): void {
  const url = `${window.location.pathname}${search ? `?${search}` : ''}`;
  if (mode === 'push') window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
  for (const listener of listeners) listener();
}
