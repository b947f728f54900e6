'use client';

import { useEffect, useRef } from 'react';
import { useLocationSearch } from '@/lib/client/search/use-location-search';

const load = () => import('@/lib/client/device/note-search');
const nothing = () => undefined;

/** When the visitor leaves the list, saves their last search on this device. Renders nothing. */
export function NoteSearch() {
  const search = useLocationSearch('');
  const last = useRef(search);
  const write = useRef<(address: string) => void>(undefined);
  useEffect(() => {
    // On the way back the address is already another page's.
    if (window.location.pathname === '/jobs') last.current = search;
  }, [search]);
  const hasSearch = search !== '';
  // Loaded early, because a page that is closing does not wait for code to load.
  useEffect(() => {
    if (!hasSearch) return;
    void load().then(({ noteSearchOf }) => (write.current = noteSearchOf), nothing);
  }, [hasSearch]);
  useEffect(() => {
    const note = () => {
      if (last.current !== '') write.current?.(last.current);
    };
    window.addEventListener('pagehide', note);
    return () => {
      window.removeEventListener('pagehide', note);
      const ended = last.current;
      if (write.current) note();
      else if (ended !== '') void load().then(({ noteSearchOf }) => noteSearchOf(ended), nothing);
    };
  }, []);
  return null;
}
