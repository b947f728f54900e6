import { MAP_FACET_NAMES } from '@/lib/domain/map/map-query';
import { FACET_NAMES, FACETS, type FacetName } from '@/lib/domain/query/facets';

export type FacetTexts = {
  readonly name: FacetName;
  readonly label: string;
  readonly placeholder: string;
  readonly noMatch: string;
  /** What one filter has chosen is named; the map counts it (specification, section 2). */
  readonly namesOne: boolean;
};

const toTexts = (
  name: FacetName,
  { label, plural }: Pick<FacetTexts, 'label'> & { readonly plural: string },
  end = '',
): FacetTexts => ({
  name,
  label,
  placeholder: `Select ${plural}${end}`,
  namesOne: end === '',
  noMatch: `No ${FACETS[name].plural} match your search`,
});

/** The list page's filters, in order. */
export const LIST_FACETS: readonly FacetTexts[] = FACET_NAMES.map((name) =>
  toTexts(name, FACETS[name].onList ?? FACETS[name]),
);

/** The map's filters. */
export const MAP_FACETS: readonly FacetTexts[] = MAP_FACET_NAMES.map((name) =>
  toTexts(name, FACETS[name], '...'),
);
