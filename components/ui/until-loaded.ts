const LONGEST_PAUSE_MS = 30_000;

/** The next press, the network's return, or a while that grows with the round: what comes first. */
function worthAnotherTry(round: number): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      window.removeEventListener('click', again, true);
      window.removeEventListener('online', again);
      window.clearTimeout(timer);
      resolve();
    };
    const timer = window.setTimeout(again, Math.min(1_000 * 2 ** round, LONGEST_PAUSE_MS));
    window.addEventListener('click', again, true);
    window.addEventListener('online', again);
  });
}

/**
 * Fetches a part of the page again and again until it is there; `tell` hears of each failure, and of the end of it. As long
 * as it is missing, links load new documents: they bring their script with them, and wait for nothing of this one.
 */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  tell: (isMissing: boolean) => void,
): Promise<T> {
  for (let round = 0; ; round += 1) {
    try {
      const part = await load();
      delete document.documentElement.dataset.whole;
      tell(false);
      return part;
    } catch {
      document.documentElement.dataset.whole = '';
      tell(true);
      await worthAnotherTry(round);
    }
  }
}
