import type { FacetName } from '@/lib/domain/job-query';

type FacetTexts = {
  readonly name: FacetName;
  readonly label: string;
  readonly placeholder: string;
  readonly noMatch: string;
};

/** The list page's four filters, in order, spelled as the specification spells them on this page. */
export const LIST_FACETS: readonly FacetTexts[] = [
  {
    name: 'title',
    label: 'Job Title',
    placeholder: 'Select job titles',
    noMatch: 'No job titles match your search',
  },
  {
    name: 'specialty',
    label: 'Speciality',
    placeholder: 'Select specialities',
    noMatch: 'No specialties match your search',
  },
  {
    name: 'state',
    label: 'State',
    placeholder: 'Select states',
    noMatch: 'No states match your search',
  },
  {
    name: 'shift',
    label: 'Shift',
    placeholder: 'Select shifts',
    noMatch: 'No shifts match your search',
  },
];
