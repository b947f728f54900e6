import 'server-only';
import { etagOf } from '@/lib/server/http/etag';
import type { Snapshot } from './build-snapshot';

/** A text made from a snapshot, and its strong entity tag. */
export type SnapshotText = { readonly text: string; readonly etag: string };

/** Computes something from a snapshot when it is first needed, and caches it as long as the snapshot lives. */
export function oncePerSnapshot<T extends object>(make: (snapshot: Snapshot) => T) {
  const memo = new WeakMap<Snapshot, T>();
  return (snapshot: Snapshot): T => {
    const known = memo.get(snapshot);
    if (known) return known;
    const made = make(snapshot);
    memo.set(snapshot, made);
    return made;
  };
}

/** The same for a text that is sent. */
export function perSnapshot(write: (snapshot: Snapshot) => string) {
  return oncePerSnapshot((snapshot): SnapshotText => {
    const text = write(snapshot);
    return { text, etag: etagOf(text) };
  });
}
