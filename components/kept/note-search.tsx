'use client';

import { useEffect, useRef } from 'react';
import { useLocationSearch } from '@/lib/client/use-location-search';

/** Remembers on this device what was searched for when somebody leaves the list: the search they ended with. Draws nothing. */
export function NoteSearch() {
  const search = useLocationSearch('');
  const last = useRef(search);
  useEffect(() => {
    last.current = search;
  }, [search]);
  useEffect(() => {
    const note = () => {
      const ended = last.current;
      if (ended === '') return;
      void import('@/lib/client/note-search').then(
        ({ noteSearchOf }) => noteSearchOf(ended),
        () => undefined,
      );
    };
    window.addEventListener('pagehide', note);
    return () => {
      window.removeEventListener('pagehide', note);
      note();
    };
  }, []);
  return null;
}
