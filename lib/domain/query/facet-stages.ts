import type { FacetName } from './job-query';
import type { MatchStages } from './match';

/** Titles, specialties and job types may be named in part; states, shifts and mentions match exactly (specification, section 2). */
export const FACET_STAGES: Readonly<Record<FacetName, MatchStages>> = {
  title: 'partial',
  specialty: 'partial',
  state: 'exact',
  shift: 'exact',
  jobType: 'partial',
  says: 'exact',
};
