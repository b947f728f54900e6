import { useEffect, useState, type RefObject } from 'react';
import { useJobs } from '@/lib/client/search/use-jobs';

type Props = { readonly list: RefObject<HTMLElement | null> };

/**
 * Loads all jobs once the visitor is about to filter: on a scroll, or when the pointer or focus is in the list. It is a separate component
 * so that the list does not render again when the jobs arrive.
 */
export function PrefetchAllJobs({ list }: Props) {
  const [isNear, setNear] = useState(false);
  const { error } = useJobs(isNear);
  // Only a prefetch: a failure is retried when a filter needs the list.
  if (isNear && error) setNear(false);

  useEffect(() => {
    const { current } = list;
    const heard = new AbortController();
    const come = () => {
      heard.abort();
      setNear(true);
    };
    // A scroll to the top may not be the visitor's: the browser makes one when a page opens.
    const comeBelow = () => window.scrollY > 0 && come();
    // The event that triggered hydration came before these listeners.
    if (window.scrollY > 0 || current?.matches(':hover, :focus-within')) return come();
    const quietly = { passive: true, signal: heard.signal };
    window.addEventListener('scroll', comeBelow, quietly);
    current?.addEventListener('pointerenter', come, quietly);
    current?.addEventListener('focusin', come, quietly);
    return () => heard.abort();
  }, [list]);
  return null;
}
