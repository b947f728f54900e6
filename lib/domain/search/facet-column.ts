import type { FacetIndex } from './facet-index';
import type { Resolution } from '@/lib/domain/query/match';

/** A category during one search: what its terms mean, and which ids they want (null: no terms). */
export type FacetColumn = {
  readonly facet: FacetIndex;
  /** One for each term of the query. */
  readonly resolutions: readonly Resolution[];
  readonly wanted: Uint8Array | null;
};

/** A category's terms read against its labels, before any job is looked at. */
export function toColumn(facet: FacetIndex, terms: readonly string[]): FacetColumn {
  const resolutions = terms.map(facet.resolve);
  const wanted = terms.length > 0 ? new Uint8Array(facet.labels.length) : null;
  for (const { positions } of resolutions) {
    for (const id of positions) wanted?.fill(1, id, id + 1);
  }
  return { facet, resolutions, wanted };
}

/** Sets a category's bit for every job it keeps out. OR within the category: one wanted value lets a job pass. */
export function reject(
  { facet, wanted }: FacetColumn,
  rejectMasks: Uint16Array,
  bit: number,
): void {
  if (!wanted) return;
  const { starts, ids } = facet;
  let at = 0;
  for (let job = 0; job < rejectMasks.length; job += 1) {
    const end = starts[job + 1] ?? 0;
    let passes = 0;
    for (; at < end; at += 1) passes |= wanted[ids[at] ?? 0] ?? 0;
    if (passes === 0) rejectMasks[job] = (rejectMasks[job] ?? 0) | bit;
  }
}

/** How many jobs each label has among those that no other filter keeps out: their reject mask has none of the bits in `others`. */
export function countLabels(
  { facet }: FacetColumn,
  rejectMasks: Uint16Array,
  others: number,
): Uint32Array {
  const { starts, ids } = facet;
  const counts = new Uint32Array(facet.labels.length);
  for (let job = 0; job < rejectMasks.length; job += 1) {
    if (((rejectMasks[job] ?? 0) & others) !== 0) continue;
    const end = starts[job + 1] ?? 0;
    for (let at = starts[job] ?? 0; at < end; at += 1) {
      const id = ids[at] ?? 0;
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }
  return counts;
}
