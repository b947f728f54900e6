import { useEffect } from 'react';
import { countEmptySearch } from '@/lib/client/reports/count-visit';

/** Whoever still types finds something a moment later. */
const SETTLED_MS = 2_000;

/** Has a search counted that found nothing, once it stands. */
export function useEmptySearch(words: string): void {
  useEffect(() => {
    const timer = setTimeout(() => countEmptySearch(words), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
