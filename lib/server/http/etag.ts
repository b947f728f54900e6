import { createHash } from 'node:crypto';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';

/** A strong entity tag, quotes included: the same content always gets the same tag. */
export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** The same for a long list, from the text of each item, in slices of work. */
export function* etagSteps<T>(
  items: readonly T[],
  textOf: (item: T) => string,
): SlicedWork<string> {
  const hash = createHash('sha256');
  for (const [at, item] of items.entries()) {
    // Where an item ends is part of the content.
    hash.update(`${textOf(item)}\0`);
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}
