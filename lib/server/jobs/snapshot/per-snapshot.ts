import 'server-only';
import { etagOf } from '@/lib/server/http/etag';
import type { Snapshot } from './build-snapshot';

/** A text made from a snapshot, and its strong entity tag. */
export type SnapshotText = { readonly text: string; readonly etag: string };

/** Computes something from the jobs of a snapshot when it is first needed, and caches it as long as their list is not replaced by another. */
export function oncePerSnapshot<T extends object>(make: (snapshot: Snapshot) => T) {
  const memo = new WeakMap<Snapshot['index'], T>();
  return (snapshot: Snapshot): T => {
    const known = memo.get(snapshot.index);
    if (known) return known;
    const made = make(snapshot);
    memo.set(snapshot.index, made);
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
