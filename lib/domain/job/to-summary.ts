import type { JobSummary } from './job';
import { statedOf } from './maybe-fields';

/** What lists need of a job, field by field: a description never travels with a list. */
export function toSummary(job: Omit<JobSummary, 'merits' | 'says' | 'drawing'>): JobSummary {
  return {
    id: job.id,
    jobNumber: job.jobNumber,
    title: job.title,
    titles: job.titles,
    specialties: job.specialties,
    shifts: job.shifts,
    orderTypes: job.orderTypes,
    city: job.city,
    state: job.state,
    placeText: job.placeText,
    pay: job.pay,
    contractLength: job.contractLength,
    daysOpen: job.daysOpen,
    postedOn: job.postedOn,
    coordinates: job.coordinates,
    ...statedOf(job),
  };
}
