import { useSearchParams } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { replaceAddress, writeBeforeLeaving } from '@/lib/client/page/overlay-step';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** What the address is about to say: writing it takes a slow phone as long as a frame, which the new result goes before. */
let coming: { readonly search: string; readonly path: string } | null = null;

/** The query string of the address, without '?', as it is at this moment. */
export const currentSearch = (): string => coming?.search ?? window.location.search.slice(1);

/** Listeners hear of it as soon as what was pressed has been drawn. */
let isToldSoon = false;

let isLastAStep = false;

/** Whether the last change was a step in the history: on the way back the browser scrolls to where the page was left. */
export const isStep = (): boolean => isLastAStep;

/** Once what there is to draw has been drawn. */
const nextFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

const address = (path: string, search: string) => `${path}${search ? `?${search}` : ''}`;

function writeComing(): void {
  const { search, path } = coming ?? {};
  coming = null;
  // Who has left for another page meanwhile has no use for it.
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
    // The frame between draws what a result does not wait for: the cards below the screen.
    nextFrame(() => nextFrame(writeComing));
  });
}

/** A link that is followed meanwhile leaves from the address as it is to be: written behind it, that would call it back. */
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
 * The query string of the address, without '?'. Next's own hook learns of `writeSearch` a transition later, too late for a
 * select that has just been changed; it is asked all the same, to hear of links.
 */
export function useLocationSearch(onServer: string): string {
  useSearchParams();
  return useSyncExternalStore(
    subscribe,
    // Another function at each render, so that React asks once more after it: Next writes a link's address that late.
    () => currentSearch(),
    () => onServer,
  );
}

/**
 * Changes the query string without asking the server: a new entry in the history, or the current one replaced. After a
 * `toggle`, whose check box shows at once what it was pressed for, the page draws that first and everything else after it.
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
    // A choice made just as the script takes the form over is heard twice, and is one step.
    if (search === currentSearch()) return;
    writeComing();
    window.history.pushState(null, '', address(path, search));
  } else {
    coming = { search, path };
    writeComing();
  }
  tell();
}
