import { distanceMiles } from '@/lib/domain/place/coordinates';
import { shiftTime } from '@/lib/domain/job/shift-time';
import type { JobSummary } from '@/lib/domain/job/job';
import type { JobIndex } from '@/lib/domain/search/job-index';
import { fold } from '@/lib/domain/words/words';

/** How near 'nearby' is, as the crow flies: about two hours on the road. */
const NEARBY_MILES = 100;
/** Within a day's drive. */
const REACHABLE_MILES = 500;

/** What similarity is judged by. */
export type Comparable = Pick<
  JobSummary,
  'id' | 'titles' | 'specialties' | 'shifts' | 'state' | 'coordinates'
>;

/** Jobs offered in place of a gone job. */
export type JobsInstead = {
  /** Whether they were chosen because they are like the job; otherwise they are the newest. */
  readonly alike: boolean;
  readonly jobs: readonly JobSummary[];
};

type Limits = {
  readonly max: number;
  /** Returns false for a job that is known to be filled though the list still has it. */
  readonly isOpen?: (id: string) => boolean;
};

/**
 * Jobs for a visitor who looks at this one: those of its specialty, then those of its title nearby. Among these, jobs at the same time of
 * day come first, then the nearer ones, then the newer ones. After them the newest of all. Never the job itself.
 */
export function similarJobs(
  job: Comparable,
  index: JobIndex,
  { max, isOpen = () => true }: Limits,
): JobSummary[] {
  const rankOf = ranking(job);
  // The index has the newest first, and each rank keeps that order.
  const ranks = Array.from({ length: UNLIKE + 1 }, (): JobSummary[] => []);
  for (const other of index.jobs) {
    if ((ranks[0]?.length ?? 0) >= max) break;
    if (other.id === job.id) continue;
    const ofRank = ranks[rankOf(other)];
    if (ofRank && ofRank.length < max && isOpen(other.id)) ofRank.push(other);
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

/** Two kinds of similar jobs, each at the same time of day or another, at three distances; then all others. */
const UNLIKE = 2 * 2 * 3;

/** How like the job another one is: 0 is most alike. */
function ranking(job: Comparable): (other: JobSummary) => number {
  const isSame = (values: readonly string[]) => {
    const keys = new Set(values.map(fold));
    return (others: readonly string[]) => others.some((value) => keys.has(fold(value)));
  };
  const sharesSpecialty = isSame(job.specialties);
  const sharesTitle = isSame(job.titles);
  const times = timesOf(job);
  return (other) => {
    const isOfSpecialty = sharesSpecialty(other.specialties);
    if (!isOfSpecialty && !(sharesTitle(other.titles) && isNearby(job, other))) return UNLIKE;
    const isSameTime = timesOf(other).some((time) => times.includes(time));
    return ((isOfSpecialty ? 0 : 2) + (isSameTime ? 0 : 1)) * 3 + farness(job, other);
  };
}

/** 'night', 'day', or the shift as the feed writes it, if that is neither. */
function timesOf({ shifts }: Pick<JobSummary, 'shifts'>): readonly string[] {
  return shifts.map((shift) => shiftTime(shift) ?? fold(shift));
}

/** 0 nearby or in the same state, 1 within a day's drive, 2 farther or unknown. */
function farness(job: Comparable, other: JobSummary): 0 | 1 | 2 {
  if (isSameState(job, other) || isNearby(job, other)) return 0;
  if (!job.coordinates || !other.coordinates) return 2;
  return distanceMiles(job.coordinates, other.coordinates) <= REACHABLE_MILES ? 1 : 2;
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
