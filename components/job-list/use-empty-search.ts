import { useEffect } from 'react';
import { countEmptySearch } from '@/lib/client/reports/count-visit';

/** How long the words must stay the same, in ms: a visitor who is still typing may find something a moment later. */
const SETTLED_MS = 2_000;

/**
 * Counts a search that found nothing, or nothing with all of its words, once its words have settled.
 * @param words null if the search found something
 */
export function useEmptySearch(words: string | null): void {
  useEffect(() => {
    if (words === null) return undefined;
    const timer = setTimeout(() => countEmptySearch(words), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
