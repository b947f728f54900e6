import { SITE } from '@/lib/config/site';

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
