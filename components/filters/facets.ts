import { MAP_FACET_NAMES } from '@/lib/domain/map/map-query';
import { PLURALS } from '@/lib/domain/lists/search-words';
import { FACET_NAMES, type FacetName } from '@/lib/domain/query/job-query';
import type { JobSearchResult } from '@/lib/domain/search/search-result';

type FacetTexts = {
  readonly name: FacetName;
  readonly label: string;
  readonly placeholder: string;
  readonly noMatch: string;
};

/** The filters of the list, by name; the specification's four keep its spelling for this page. */
const LABELS: Readonly<Record<FacetName, string>> = {
  title: 'Job Title',
  specialty: 'Speciality',
  state: 'State',
  shift: 'Shift',
  jobType: 'Job type',
  says: 'Posting mentions',
};

const toTexts = (name: FacetName, label: string, placeholder: string): FacetTexts => ({
  name,
  label,
  placeholder: `Select ${placeholder}`,
  noMatch: `No ${PLURALS[name]} match your search`,
});

/** The list page's filters, in order. */
export const LIST_FACETS: readonly FacetTexts[] = FACET_NAMES.map((name) =>
  toTexts(name, LABELS[name], name === 'specialty' ? 'specialities' : PLURALS[name]),
);

/** The map's filters, in the specification's spelling for that page. */
export const MAP_FACETS: readonly FacetTexts[] = MAP_FACET_NAMES.map((name) =>
  toTexts(name, name === 'specialty' ? 'Specialty' : LABELS[name], `${PLURALS[name]}...`),
);

/** The filters that have options. 'Posting mentions' has none if no posting mentions a term. */
export const offered = (
  texts: readonly FacetTexts[],
  { facets }: Pick<JobSearchResult, 'facets'>,
): readonly FacetTexts[] => texts.filter(({ name }) => name !== 'says' || facets.says.length > 0);
