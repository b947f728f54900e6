import { useEffect, useState } from 'react';

/** How long an idle moment is waited for, and the wait where the browser cannot tell one, in ms. */
const AT_THE_LATEST_MS = 3_000;
const WITHOUT_MS = 500;

/** True once the page has loaded and the browser has nothing better to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let stop = () => {};
    const wait = () => {
      if ('requestIdleCallback' in window) {
        const handle = window.requestIdleCallback(() => setIdle(true), {
          timeout: AT_THE_LATEST_MS,
        });
        stop = () => window.cancelIdleCallback(handle);
      } else {
        const timer = setTimeout(() => setIdle(true), WITHOUT_MS);
        stop = () => clearTimeout(timer);
      }
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      stop();
    };
  }, []);
  return idle;
}
