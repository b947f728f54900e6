import type { FacetIndex } from './facet-index';
import type { Resolution } from './match';

/** A category during one search: which ids its terms want (null: no terms), and the jobs counted for each id. */
export type FacetColumn = {
  readonly facet: FacetIndex;
  /** One for each term of the query. */
  readonly resolutions: readonly Resolution[];
  readonly wanted: Uint8Array | null;
  readonly counts: Uint32Array;
};

/** A category's terms read against its labels, before any job is counted. */
export function toColumn(facet: FacetIndex, terms: readonly string[]): FacetColumn {
  const resolutions = terms.map(facet.resolve);
  const wanted = terms.length > 0 ? new Uint8Array(facet.labels.length) : null;
  for (const { positions } of resolutions) {
    for (const id of positions) wanted?.fill(1, id, id + 1);
  }
  return { facet, resolutions, wanted, counts: new Uint32Array(facet.labels.length) };
}

/** OR within the category: any of the job's values is wanted. */
export function accepts({ facet, wanted }: FacetColumn, job: number): boolean {
  if (!wanted) return true;
  const end = facet.starts[job + 1] ?? 0;
  for (let at = facet.starts[job] ?? 0; at < end; at += 1) {
    if (wanted[facet.ids[at] ?? 0]) return true;
  }
  return false;
}

/** Counts the job for each of its values. */
export function countJob({ facet, counts }: FacetColumn, job: number): void {
  const end = facet.starts[job + 1] ?? 0;
  for (let at = facet.starts[job] ?? 0; at < end; at += 1) {
    const id = facet.ids[at] ?? 0;
    counts[id] = (counts[id] ?? 0) + 1;
  }
}
