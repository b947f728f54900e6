import { useEffect, useState } from 'react';

/** Whether a condition has been true without a break for this long, in milliseconds. */
export function useLasts(isSo: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = window.setTimeout(() => setLong(true), ms);
    return () => {
      window.clearTimeout(timer);
      setLong(false);
    };
  }, [isSo, ms]);
  return isSo && isLong;
}
