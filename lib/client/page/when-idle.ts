/** The longest wait for an idle moment after the page has loaded, in milliseconds. */
const PATIENCE_MS = 4_000;

/** Does work once the page has loaded and is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  let isCalledOff = false;
  const run = () => {
    if (!isCalledOff) work();
  };
  const wait = () => {
    // Not every browser has `requestIdleCallback`.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: PATIENCE_MS });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isCalledOff = true;
  };
}
