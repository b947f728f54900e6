import type { JobSummary } from '@/lib/domain/job/job';
import { stateName, STATE_NAMES, toStateCode } from './states';
import { tidy } from '@/lib/domain/words/words';

/** 'Austin, TX'; the state's full name if the city is missing; else the place as the feed words it, else the spec's text. */
export function formatPlace(job: Pick<JobSummary, 'city' | 'state' | 'placeText'>): string {
  if (job.city && job.state) return `${job.city}, ${job.state}`;
  if (job.city) return job.city;
  if (job.state) return stateName(job.state);
  return job.placeText || 'Location Not Available';
}

/** 'ICU RN in Austin, TX'; the title alone if no place is known. */
export function titleWithPlace(
  title: string,
  job: Pick<JobSummary, 'city' | 'state' | 'placeText'>,
): string {
  return job.city || job.state || job.placeText ? `${title} in ${formatPlace(job)}` : title;
}

/**
 * Splits an ad-hoc job's place: 'City, ST', the state by code or name, a ZIP code or 'USA' after it ignored. Null if that is not certain:
 * the text is then shown unchanged.
 */
export function readPlaceText(text: string): { city: string; state: string } | null {
  const [city, state, ...rest] = tidy(text)
    .replace(/,? (?:USA|US|United States)$/i, '')
    .replace(/,? \d{5}(?:-\d{4})?$/, '')
    .split(/ ?, ?/);
  if (!city || !state || rest.length > 0 || !/\p{L}/u.test(city)) return null;
  const code = toStateCode(state);
  return Object.hasOwn(STATE_NAMES, code) ? { city, state: code } : null;
}
