import { onPageReturn } from '@/lib/client/page/page-return';
import { DEVICE_LIMITS } from '@/lib/config/browser-limits/device';
import { attempt, forgetEntries, succeeds } from './browser-storage';

/*
 * What the site stores on the visitor's own device (docs/decisions/0025): one entry of `localStorage` for each collection, with a version.
 * Stored values are read as untrusted input, and nothing here ever throws.
 */

/** The result of a change. 'without the oldest': the device was full, and one entry had to go. */
export type WriteOutcome = 'written' | 'without the oldest' | 'not written';

export type Collection<T> = {
  /** Newest first; the same array while nothing has changed. */
  readonly read: () => readonly T[];
  readonly write: (items: readonly T[]) => WriteOutcome;
};

type Parts<T> = {
  readonly name: string;
  /** Raised when the shape of an entry changes: what older or newer pages stored is then not read. */
  readonly version: number;
  readonly max: number;
  /** Reads one entry of the collection; null if it is not valid. */
  readonly toItem: (value: unknown) => T | null;
  /** Identity of an entry: duplicates are dropped. */
  readonly keyOf: (item: T) => string;
};

const NOTHING: readonly never[] = [];

/** The prefix of the site's own entries in `localStorage`. */
const PREFIX = 'device:';

/** A window event: it tells each of the page's two script bundles what the other stores. */
const CHANGE = 'device-change';
const tell = () => window.dispatchEvent(new Event(CHANGE));

export function createCollection<T>({
  name,
  version,
  max,
  toItem,
  keyOf,
}: Parts<T>): Collection<T> {
  const key = `${PREFIX}${name}`;
  let lastText: string | null = null;
  let lastItems: readonly T[] = NOTHING;

  /** Drops duplicates and keeps the first, which is the newest. */
  const each = (items: readonly T[]) =>
    items.filter((item, at) => items.findIndex((one) => keyOf(one) === keyOf(item)) === at);

  function parse(text: string): readonly T[] {
    const kept: unknown = text.length > DEVICE_LIMITS.maxCharacters ? null : JSON.parse(text);
    if (!isRecord(kept) || kept.v !== version || !Array.isArray(kept.items)) return NOTHING;
    const items = kept.items.slice(0, max).map(toItem);
    return each(items.filter((item) => item !== null));
  }

  const put = (items: readonly T[]) =>
    succeeds(() => window.localStorage.setItem(key, JSON.stringify({ v: version, items })));

  function change(items: readonly T[]): WriteOutcome {
    const isKept =
      items.length > 0 ? put(items) : succeeds(() => window.localStorage.removeItem(key));
    if (isKept) return 'written';
    return items.length > 1 && put(items.slice(0, -1)) ? 'without the oldest' : 'not written';
  }

  return {
    read() {
      const text = attempt(() => window.localStorage.getItem(key), null);
      if (text !== lastText) {
        lastText = text;
        lastItems = text === null ? NOTHING : attempt(() => parse(text), NOTHING);
      }
      return lastItems;
    },
    write(items) {
      const kept = change(each(items).slice(0, max));
      tell();
      return kept;
    },
  };
}

/** Calls the listener on every change, including those made in other tabs. Returns a function that stops it. */
export function onDeviceChange(listener: () => void): () => void {
  // A null key means that everything was cleared at once.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener();
  };
  window.addEventListener(CHANGE, listener);
  window.addEventListener('storage', onStorage);
  // A page in the back/forward cache hears of nothing meanwhile.
  const stopHearing = onPageReturn(listener);
  return () => {
    window.removeEventListener(CHANGE, listener);
    window.removeEventListener('storage', onStorage);
    stopHearing();
  };
}

/** Removes every collection, whichever version wrote it. False if the browser refuses. */
export function forgetEverything(): boolean {
  const forgotten = forgetEntries(() => window.localStorage, PREFIX);
  tell();
  return forgotten;
}

/** Whether a value from outside is an object, to be checked field by field. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
