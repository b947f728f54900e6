import { useEffect, useState, type RefObject } from 'react';
import { useJobs } from '@/lib/client/use-jobs';

type Props = { readonly list: RefObject<HTMLElement | null> };

/**
 * Loads all jobs once the visitor is about to filter: somebody scrolls, or is over the list or in it. A part of its own:
 * nothing of the list is drawn again before a filter asks for them.
 */
export function WholeListAhead({ list }: Props) {
  const [isNear, setNear] = useState(false);
  useJobs(isNear);

  useEffect(() => {
    const { current } = list;
    const come = () => setNear(true);
    // What woke the list came before this did.
    if (window.scrollY > 0 || current?.matches(':hover, :focus-within')) return come();
    const heard = new AbortController();
    const once = { once: true, passive: true, signal: heard.signal };
    window.addEventListener('scroll', come, once);
    current?.addEventListener('pointerenter', come, once);
    current?.addEventListener('focusin', come, once);
    return () => heard.abort();
  }, [list]);
  return null;
}
