import { useCallback, useEffect, useState } from 'react';
import { goInstead } from './leave';

/**
 * Goes to another page after a while, unless the visitor would rather stay (WCAG 2.2.1). It takes this page's place in the
 * history: one that is left by the clock would else send the Back button forward again.
 * @param afterMs null while there is nothing to wait for.
 */
export function useTimedRedirect(href: string, afterMs: number | null) {
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (afterMs === null || isStopped) return;
    const timer = window.setTimeout(() => goInstead(href), afterMs);
    return () => window.clearTimeout(timer);
  }, [href, afterMs, isStopped]);
  const stop = useCallback(() => setStopped(true), []);
  const allow = useCallback(() => setStopped(false), []);
  return { isStopped, stop, allow } as const;
}
