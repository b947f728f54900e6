import 'server-only';
import { etagOf } from '@/lib/server/http/etag';
import type { Snapshot } from './build-snapshot';

/** A text made of a snapshot, and its strong entity tag. */
export type SnapshotText = { readonly text: string; readonly etag: string };

/** Writes a text at the first question for each snapshot and keeps it as long as the snapshot. */
export function perSnapshot(write: (snapshot: Snapshot) => string) {
  const written = new WeakMap<Snapshot, SnapshotText>();
  return (snapshot: Snapshot): SnapshotText => {
    const known = written.get(snapshot);
    if (known) return known;
    const text = write(snapshot);
    const made = { text, etag: etagOf(text) };
    written.set(snapshot, made);
    return made;
  };
}
