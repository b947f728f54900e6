import { useSearchParams } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { pageSearch, replaceAddress, writeBeforeLeaving } from '@/lib/client/page/overlay-step';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** The address about to be written: writing it takes a slow phone as long as a frame, so the new result is drawn first. */
let coming: { readonly search: string; readonly path: string } | null = null;

/** The query string of the address, without '?', as it is at this moment. */
export const currentSearch = (): string => coming?.search ?? pageSearch();

/** Whether listeners are about to be notified, once what was pressed has been drawn. */
let isToldSoon = false;

let isLastAStep = false;

/** Whether the last change was a step in the history: on Back the browser scrolls to where the page was left. */
export const isStep = (): boolean => isLastAStep;

/** Runs work after the next frame has been drawn. */
const nextFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

const address = (path: string, search: string) => `${path}${search ? `?${search}` : ''}`;

function writeComing(): void {
  const { search, path } = coming ?? {};
  coming = null;
  // Not needed if the visitor has left for another page meanwhile.
  if (path !== undefined && path === window.location.pathname)
    replaceAddress(address(path, search ?? ''));
}

writeBeforeLeaving(writeComing);

function notifySoon(): void {
  if (isToldSoon) return;
  isToldSoon = true;
  nextFrame(() => {
    isToldSoon = false;
    tell();
    // The frame between draws what a result does not wait for: the cards below the visible part.
    nextFrame(() => nextFrame(writeComing));
  });
}

/** A followed link must leave from the final address: writing it afterwards would cancel the navigation. */
function onClick({ target }: MouseEvent): void {
  if (coming && target instanceof Element && target.closest('a[href]')) writeComing();
}

function onPopState(): void {
  coming = null;
  isLastAStep = true;
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('popstate', onPopState);
    window.addEventListener('pagehide', writeComing);
    window.addEventListener('click', onClick, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('popstate', onPopState);
    window.removeEventListener('pagehide', writeComing);
    window.removeEventListener('click', onClick, true);
    writeComing();
  };
}

/**
 * The query string of the address, without '?'. Next's own hook reports a `writeSearch` one transition later, too late for a select that
 * has just been changed. It is still called, because it reports followed links.
 */
export function useLocationSearch(onServer: string): string {
  useSearchParams();
  return useSyncExternalStore(
    subscribe,
    // A new function at each render makes React read again after it: only then has Next written a link's address.
    () => currentSearch(),
    () => onServer,
  );
}

/**
 * Changes the query string without a request: adds a history entry, or replaces the current one. After a `toggle`, whose check box changes
 * at once, the page draws that first and everything else after it.
 */
export function writeSearch(search: string, mode: 'push' | 'replace' | 'toggle'): void {
  const path = window.location.pathname;
  isLastAStep = mode === 'push';
  if (mode === 'toggle') {
    coming = { search, path };
    notifySoon();
    return;
  }
  if (mode === 'push') {
    // A choice made just as the form is hydrated is reported twice, but is one step.
    if (search === currentSearch()) return;
    writeComing();
    window.history.pushState(null, '', address(path, search));
  } else {
    coming = { search, path };
    writeComing();
  }
  tell();
}
