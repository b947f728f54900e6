import { attempt, succeeds } from '@/lib/client/device/browser-storage';
import { wantsPrivacy } from '@/lib/client/device/privacy';
import { REPORTING } from '@/lib/config/reporting';
import { NO_SOURCE, sourceIn, toSource } from '@/lib/domain/counts/visit-source';

/** Of this tab's visit, in `sessionStorage`. */
const KEY = 'visit-source';

const mayCount = () => REPORTING.counts && !wantsPrivacy();

/** Stores the first source that an address of this visit names; later ones are ignored. */
export function noteVisitSource(): void {
  const source = mayCount() ? sourceIn(location.search) : null;
  if (source === null) return;
  // Blocked or full: the visit has no source.
  succeeds(() => {
    if (window.sessionStorage.getItem(KEY) === null) window.sessionStorage.setItem(KEY, source);
  });
}

/** Where this visit came from; null if the visit may not be counted. */
export function visitSource(): string | null {
  if (!mayCount()) return null;
  return toSource(attempt(() => window.sessionStorage.getItem(KEY), null)) ?? NO_SOURCE;
}
