import { distanceMiles } from '@/lib/domain/place/coordinates';
import type { JobSummary } from '@/lib/domain/job/job';
import type { JobStub } from '@/lib/domain/saved/saved-job';
import type { JobIndex } from '@/lib/domain/search/job-index';
import { fold } from '@/lib/domain/basics/words';

/** How near 'nearby' is, as the crow flies: about two hours on the road. */
const NEARBY_MILES = 100;

/** What similarity is judged by. */
export type Comparable = Pick<
  JobSummary,
  'id' | 'titles' | 'specialties' | 'state' | 'coordinates'
>;

/** Jobs offered in place of a gone job. */
export type JobsInstead = {
  /** Whether they were chosen because they are like the job; otherwise they are the newest. */
  readonly alike: boolean;
  readonly jobs: readonly JobSummary[];
};

/** The response of `GET /api/jobs/similar?id=`: `alike` as above, and for each job what its line shows. */
export type SimilarJobsAnswer = {
  readonly alike: boolean;
  readonly jobs: readonly (JobStub & { readonly facts: readonly string[] })[];
};

type Limits = {
  readonly max: number;
  /** Returns false for a job that is known to be filled though the list still has it. */
  readonly isOpen?: (id: string) => boolean;
};

/**
 * Jobs for a visitor who looks at this one: same specialty and state, then same specialty, then same title nearby, then the newest;
 * within each the newest first. Never the job itself.
 */
export function similarJobs(
  job: Comparable,
  index: JobIndex,
  { max, isOpen = () => true }: Limits,
): JobSummary[] {
  const rankOf = ranking(job);
  const ranks: [JobSummary[], JobSummary[], JobSummary[], JobSummary[]] = [[], [], [], []];
  for (const other of index.jobs) {
    if (ranks[0].length >= max) break;
    if (other.id === job.id) continue;
    const ofRank = ranks[rankOf(other)];
    if (ofRank.length < max && isOpen(other.id)) ofRank.push(other);
  }
  return ranks.flat().slice(0, max);
}

/** The newest jobs, for when nothing is known about the job that was looked for. */
export function newestJobs(index: JobIndex, { max, isOpen = () => true }: Limits): JobSummary[] {
  const newest: JobSummary[] = [];
  for (const job of index.jobs) {
    if (newest.length >= max) break;
    if (isOpen(job.id)) newest.push(job);
  }
  return newest;
}

function ranking(job: Comparable): (other: JobSummary) => 0 | 1 | 2 | 3 {
  const isSame = (values: readonly string[]) => {
    const keys = new Set(values.map(fold));
    return (others: readonly string[]) => others.some((value) => keys.has(fold(value)));
  };
  const sharesSpecialty = isSame(job.specialties);
  const sharesTitle = isSame(job.titles);
  return (other) => {
    if (sharesSpecialty(other.specialties)) return isSameState(job, other) ? 0 : 1;
    return sharesTitle(other.titles) && isNearby(job, other) ? 2 : 3;
  };
}

function isSameState(job: Comparable, other: Comparable): boolean {
  return job.state !== null && job.state === other.state;
}

/** By coordinates; by the state if one of the two has none. */
function isNearby(job: Comparable, other: Comparable): boolean {
  return job.coordinates && other.coordinates
    ? distanceMiles(job.coordinates, other.coordinates) <= NEARBY_MILES
    : isSameState(job, other);
}
