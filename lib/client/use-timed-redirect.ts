import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';

/**
 * Goes to another page after a while, unless the visitor would rather stay (WCAG 2.2.1). It takes this page's place in the
 * history: one that is left by the clock would else send the Back button forward again.
 * @param afterMs null while there is nothing to wait for.
 * @param way `leave` opens a new document, which knows nothing of this one's address.
 */
export function useTimedRedirect(
  href: string,
  afterMs: number | null,
  way: 'replace' | 'leave' = 'replace',
) {
  const router = useRouter();
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (afterMs === null || isStopped) return;
    const go = () => (way === 'leave' ? window.location.replace(href) : router.replace(href));
    const timer = window.setTimeout(go, afterMs);
    return () => window.clearTimeout(timer);
  }, [router, href, afterMs, way, isStopped]);
  const stop = useCallback(() => setStopped(true), []);
  const allow = useCallback(() => setStopped(false), []);
  return { isStopped, stop, allow } as const;
}
