import type { JobSummary } from './job';

/** 'Check out this {title} in {city}, {State} at {brand}!' (specification, section 7); unknown parts are left out. */
export function shareMessage(
  job: Pick<JobSummary, 'title' | 'city' | 'state' | 'placeText'>,
  jobsBrand: string,
): string {
  const place = [job.city, job.state].filter(Boolean).join(', ') || job.placeText;
  return `Check out this ${job.title}${place ? ` in ${place}` : ''} at ${jobsBrand}!`;
}
