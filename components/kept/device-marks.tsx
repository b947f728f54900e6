'use client';

import { useEffect } from 'react';

const load = () => import('./mark-jobs');
const nothing = () => {};
/** The one thing that speaks for itself where no more of us can be fetched. */
const notSaved = () =>
  window.alert('That was not saved: is your connection there? Please try again.');

/** Where the browser keeps anything for this site, some of it may be ours. */
function mayKeepSomething(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

/**
 * One listener for every save button. All else is fetched at the first press, or at rest where this device keeps something: a
 * page for a first visit carries no more than this (docs/decisions/0025). Draws nothing.
 */
export function DeviceMarks() {
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('[data-save]');
      if (button) void load().then((part) => part.pressSave(button), notSaved);
    };
    document.documentElement.dataset.device = '';
    // On the way down: React lets no click back up from what it has not taken over.
    document.addEventListener('click', press, true);
    // Not every browser has the first.
    (window.requestIdleCallback ?? setTimeout)(() => {
      if (mayKeepSomething()) void load().then((part) => part.markJobs(), nothing);
    });
    return () => document.removeEventListener('click', press, true);
  }, []);
  return null;
}
