import { fieldsWith, type Job, type JobSummary } from './job';

const MAYBE = fieldsWith('inSummary', 'maybe');

/** What lists need of a job. A literal, because lists have 100,000 jobs; types name a field that it lacks. */
export function toSummary(job: Omit<Job, 'description'>): JobSummary {
  const summary = {
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
  };
  for (const name of MAYBE)
    if (job[name] !== undefined) Object.assign(summary, { [name]: job[name] });
  return summary;
}
