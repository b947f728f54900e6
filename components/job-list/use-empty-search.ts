import { useEffect } from 'react';
import { countEmptySearch } from '@/lib/client/reports/count-visit';

/** How long the words must stay the same, in ms: a visitor who is still typing may find something a moment later. */
const SETTLED_MS = 2_000;

/** Counts a search that found nothing, once its words have settled. */
export function useEmptySearch(words: string): void {
  useEffect(() => {
    const timer = setTimeout(() => countEmptySearch(words), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
