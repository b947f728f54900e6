import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';

/**
 * Goes to another page after a while, unless the visitor would rather stay (WCAG 2.2.1).
 * @param afterMs null while there is nothing to wait for.
 * @param way `leave` puts a new document in this one's place: Back does not lead here again, to be sent on again.
 */
export function useTimedRedirect(
  href: string,
  afterMs: number | null,
  way: 'push' | 'leave' = 'push',
) {
  const router = useRouter();
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (afterMs === null || isStopped) return;
    const go = () => (way === 'leave' ? window.location.replace(href) : router.push(href));
    const timer = window.setTimeout(go, afterMs);
    return () => window.clearTimeout(timer);
  }, [router, href, afterMs, way, isStopped]);
  const stop = useCallback(() => setStopped(true), []);
  const allow = useCallback(() => setStopped(false), []);
  return { isStopped, stop, allow } as const;
}
