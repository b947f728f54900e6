/** Works with what the browser stores for the site; `otherwise` if the browser blocks that or has no room. */
export function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Whether the browser lets that be done. */
export const succeeds = (work: () => void): boolean =>
  attempt(() => {
    work();
    return true;
  }, false);

/** Removes all entries whose keys begin like this. False if the browser refuses. */
export const forgetEntries = (storageOf: () => Storage, prefix: string): boolean =>
  succeeds(() => {
    const storage = storageOf();
    const ours = Object.keys(storage).filter((key) => key.startsWith(prefix));
    for (const key of ours) storage.removeItem(key);
  });
