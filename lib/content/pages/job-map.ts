import { SITE } from '@/lib/config/site';
import type { MAP_FACET_NAMES } from '@/lib/domain/map/map-query';

type MapFacetTexts = {
  readonly name: (typeof MAP_FACET_NAMES)[number];
  readonly label: string;
  readonly placeholder: string;
  readonly noMatch: string;
};

/** The map's words, as the specification gives them (section 2, 'Job map screen'). */
export const JOB_MAP = {
  path: '/job-map',
  embedPath: '/job-map-embed',
  heading: 'Job Location Map',
  intro:
    'Explore healthcare job opportunities across the United States. Use the filters to narrow down your search and click on map markers to view job details.',
  title: `Job Location Map | Find Healthcare Jobs Near You with ${SITE.brand}`,
  description: `See every open nursing and allied-health job with ${SITE.brand} on a map of the United States. Filter by title, specialty and shift, and compare the weekly pay place by place.`,
  loading: 'Loading Map...',
} as const;

/** The map's filters, in order: the specification's three, spelled as it spells them on this page, and our own. */
export const MAP_FACETS: readonly MapFacetTexts[] = [
  {
    name: 'title',
    label: 'Job Title',
    placeholder: 'Select job titles...',
    noMatch: 'No job titles match your search',
  },
  {
    name: 'specialty',
    label: 'Specialty',
    placeholder: 'Select specialties...',
    noMatch: 'No specialties match your search',
  },
  {
    name: 'shift',
    label: 'Shift',
    placeholder: 'Select shifts...',
    noMatch: 'No shifts match your search',
  },
  {
    name: 'jobType',
    label: 'Job type',
    placeholder: 'Select job types...',
    noMatch: 'No job types match your search',
  },
];
