import 'server-only';
import { LRUCache } from 'lru-cache';
import { SEARCH_ANSWERS } from '@/lib/config/limits';
import { etagOf } from '@/lib/server/http/etag';
import type { SnapshotText } from '@/lib/server/jobs/snapshot/per-snapshot';

const texts = new LRUCache<string, SnapshotText>({
  max: SEARCH_ANSWERS.max,
  maxSize: SEARCH_ANSWERS.maxCharacters,
  sizeCalculation: ({ text }, key) => text.length + key.length,
});

/** A text made from a snapshot, cached for requests that ask for the same. The key names the snapshot too. */
export function cachedText(key: string, write: () => string): SnapshotText {
  const known = texts.get(key);
  if (known) return known;
  const text = write();
  const made = { text, etag: etagOf(text) };
  texts.set(key, made);
  return made;
}
