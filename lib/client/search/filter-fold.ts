import { useLayoutEffect, useSyncExternalStore } from 'react';
import { attempt, succeeds } from '@/lib/client/device/browser-storage';
import { FILTER_FOLD } from '@/lib/domain/query/filter-fold';

/*
 * On a phone the filters are folded until the visitor unfolds them, which is remembered for the visit. An attribute of the document tells
 * the style sheet; it is set before the page is painted (lib/domain/query/filter-fold.ts).
 */
const { key: KEY, open: OPEN } = FILTER_FOLD;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isUnfolded = () => document.documentElement.dataset[KEY] === OPEN;

function mark(unfolded: boolean): void {
  if (unfolded === isUnfolded()) return;
  if (unfolded) document.documentElement.dataset[KEY] = OPEN;
  else delete document.documentElement.dataset[KEY];
  for (const listener of listeners) listener();
}

const isRemembered = () => attempt(() => window.sessionStorage.getItem(KEY) === OPEN, false);

/** Unfolds the filters, or folds them, for the rest of the visit. */
export function setUnfolded(unfolded: boolean): void {
  mark(unfolded);
  // Blocked or full: it lasts for this document.
  succeeds(() => {
    if (unfolded) window.sessionStorage.setItem(KEY, OPEN);
    else window.sessionStorage.removeItem(KEY);
  });
}

/** Whether the visitor has unfolded the filters in this visit; false in the server's HTML. */
export function useUnfolded(): boolean {
  // In case the inline script did not run.
  useLayoutEffect(() => {
    if (isRemembered()) mark(true);
  }, []);
  return useSyncExternalStore(subscribe, isUnfolded, () => false);
}
