import { ofFacets } from '@/lib/domain/query/facets';
import type { FacetIndex } from './facet-index';
import type { FilteredIndex } from './filter-jobs';
import type { WordIndex } from './word-index';

type Texts = WordIndex['roles'];

/** Some jobs of an index, as if it had no others: terms mean what they mean in the whole list. */
export function pickRows(index: FilteredIndex, rows: readonly number[]): FilteredIndex {
  const { jobs, facets, words, places } = index;
  const pays = Uint32Array.from(rows, (row) => index.pays[row] ?? 0);
  const textsOf = ({ texts, at }: Texts): Texts => ({
    texts,
    at: Uint32Array.from(rows, (row) => at[row] ?? 0),
  });
  return {
    jobs: rows.flatMap((row) => jobs[row] ?? []),
    facets: ofFacets((name) => pickFacet(facets[name], rows)),
    pays,
    words: {
      roles: textsOf(words.roles),
      places: textsOf(words.places),
      numbers: rows.map((row) => words.numbers[row] ?? ''),
      allNumbers: words.allNumbers,
      pays,
    },
    places,
  };
}

function pickFacet(facet: FacetIndex, rows: readonly number[]): FacetIndex {
  const starts = new Uint32Array(rows.length + 1);
  const ids: number[] = [];
  for (const [at, row] of rows.entries()) {
    for (const id of facet.ids.subarray(facet.starts[row], facet.starts[row + 1])) ids.push(id);
    starts[at + 1] = ids.length;
  }
  return { ...facet, starts, ids: Uint32Array.from(ids) };
}
