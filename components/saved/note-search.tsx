'use client';

import { useEffect, useRef } from 'react';
import { useLocationSearch } from '@/lib/client/search/use-location-search';

const load = () => import('@/lib/client/device/note-search');
const nothing = () => undefined;

/** Remembers on this device what was searched for when somebody leaves the list: the search they ended with. Draws nothing. */
export function NoteSearch() {
  const search = useLocationSearch('');
  const last = useRef(search);
  const write = useRef<(address: string) => void>(undefined);
  useEffect(() => {
    // On the way back the address is another page's already.
    if (window.location.pathname === '/jobs') last.current = search;
  }, [search]);
  const hasSearch = search !== '';
  // There before it is needed: a page that goes away waits for nothing.
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
