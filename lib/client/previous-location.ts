let pagesBefore = 0;
let current = '';

/** Called at every change of path: counts the pages of ours that lie before this one in the visit. */
export function notePath(path: string): void {
  if (current !== '' && path !== current) pagesBefore += 1;
  current = path;
}

/** Whether going back stays on this site: after a page of this visit, or on a first page reached by a link of ours. */
export function cameFromOurs(): boolean {
  if (pagesBefore > 0) return true;
  try {
    return (
      window.history.length > 1 && new URL(document.referrer).origin === window.location.origin
    );
  } catch {
    return false;
  }
}
