import type { JobSummary } from '@/lib/domain/job/job';
import { shortFacts, type Stated } from '@/lib/domain/job/job-facts';
import { formatPlace } from '@/lib/domain/place/place';
import type { CardJob } from './job-card';

type Carded = Pick<JobSummary, 'id' | 'title' | 'pay' | 'city' | 'state' | 'placeText'> & Stated;

/** What every card says of a job. */
export function toCard(job: Carded): CardJob {
  const { id, title, pay } = job;
  return { id, title, place: formatPlace(job), facts: shortFacts(job), pay };
}
