import type { FacetName } from '@/lib/domain/query/job-query';

type FacetTexts = {
  readonly name: FacetName;
  readonly label: string;
  readonly placeholder: string;
  readonly noMatch: string;
};

/** The list page's filters, in order: the specification's four, spelled as it spells them on this page, and our own. */
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
  {
    name: 'jobType',
    label: 'Job type',
    placeholder: 'Select job types',
    noMatch: 'No job types match your search',
  },
];
