import { createHash } from 'node:crypto';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { addDays, daysBetween } from '@/lib/domain/dates/dates';
import { fieldsWith, type IsoDate, type Job, type UntrustedHtml } from '@/lib/domain/job/job';
import type { JobChanges } from '@/lib/domain/job-history/change-list';
import { packTexts, TEXTS_A_BLOCK, unpackText, type PackedText } from './packed-texts';

/** A job in the list, with its description packed because few requests need it. */
export type ListedJob = Omit<Job, 'description'> & {
  readonly packed: PackedText | null;
  /** Fingerprint of the job as the feed lists it. */
  readonly content: string;
  /** What its description states; missing until it has been read (lib/server/jobs/snapshot/read-mentions.ts). */
  readonly said?: readonly string[] | undefined;
  /** What changed from one read of the feed to the next, oldest first; missing if nothing did. */
  readonly changes?: JobChanges;
};

const COVERED = fieldsWith('inFingerprint', true);

/** A field that the job lacks leaves no trace in it, so that a new field changes only the jobs that have it. */
function fingerprint(job: Job): string {
  const stated: unknown[] = [];
  for (const name of COVERED) if (job[name] != null) stated.push(name, job[name]);
  return createHash('sha256').update(JSON.stringify(stated)).digest('base64url').slice(0, 16);
}

const DATES = ['firstSeenOn', 'postedOn', 'changedOn'] as const;
/** What is stored although the fingerprint leaves it out: the feed may change it all the same. */
const UNCOVERED = [
  'otherId' as const,
  ...[...fieldsWith('stored', 'fact'), ...fieldsWith('stored', 'maybe')].filter(
    (name) => !COVERED.includes(name as never) && !DATES.includes(name as never),
  ),
];

const isElseSame = (a: ListedJob, b: Omit<Job, 'description'>): boolean =>
  UNCOVERED.every((name) => isSame(a[name], b[name]));

/** Compares texts, flags, lists of texts and positions. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

/**
 * The day from which the platform counts a job's age; null if it gives none. A day more or less is the day the job was posted: a platform
 * that counts in another zone is a day ahead for some hours of each day.
 */
export function openSince({ daysOpen, lastSeenOn, postedOn }: Age): IsoDate | null {
  if (daysOpen === null || lastSeenOn === null) return null;
  const isUsual = postedOn !== null && Math.abs(daysBetween(postedOn, lastSeenOn) - daysOpen) <= 1;
  return isUsual ? postedOn : addDays(lastSeenOn, -daysOpen);
}
type Age = Pick<ListedJob, 'daysOpen' | 'lastSeenOn' | 'postedOn'>;

/** A listed job as the list of another day has it, if only its age has changed. */
export function onDay(job: ListedJob, day: IsoDate): ListedJob {
  if (job.lastSeenOn === day) return job;
  const since = openSince(job);
  return { ...job, lastSeenOn: day, daysOpen: since === null ? null : daysBetween(since, day) };
}

/** Whether a stored job needs no writing: nothing differs but its age. */
export const isStoredAs = (a: ListedJob, b: ListedJob): boolean =>
  a === b ||
  (a.content === b.content &&
    isSame(a.changes, b.changes) &&
    isSame(a.said, b.said) &&
    a.firstSeenOn === b.firstSeenOn &&
    a.changedOn === b.changedOn &&
    a.postedOn === b.postedOn &&
    isElseSame(a, b) &&
    openSince(a) === openSince(b));

/**
 * Keeps a few jobs as they arrive, so that the descriptions of a whole feed are never in memory as texts. A job that is as it was is the
 * very object that it was; of one that only became older the description, the dates and what was read from it stay.
 * @param known the job of this id, or of this other id, in the list before
 */
export function toListedJobs(
  jobs: readonly Job[],
  known: (id: string) => ListedJob | undefined = () => undefined,
): ListedJob[] {
  const seen = jobs.map((job) => {
    const before = known(job.id);
    const content = fingerprint(job);
    const isSame = before?.id === job.id && before.content === content;
    return { job, content, before: isSame ? before : undefined };
  });
  const packed = packTexts(seen.map(({ job, before }) => (before ? null : job.description)));
  return seen.map(({ job, content, before }, at) => {
    const { description, ...facts } = job;
    if (!before) return { ...facts, packed: packed[at] ?? null, content };
    const { daysOpen, lastSeenOn } = facts;
    if (!isElseSame(before, facts)) return { ...before, ...facts, ...datesOf(before) };
    if (before.daysOpen === daysOpen && before.lastSeenOn === lastSeenOn) return before;
    return { ...before, daysOpen, lastSeenOn, postedOn: before.postedOn ?? facts.postedOn };
  });
}

/**
 * Packs the descriptions anew that are left alone in their blocks, so that memory holds little more than what is listed. Jobs whose
 * description moves are others.
 */
export function* repackSteps(jobs: ListedJob[]): SlicedWork<ListedJob[]> {
  const used = new Map<object, number>();
  for (const [at, { packed }] of jobs.entries()) {
    if (packed) used.set(packed.block, (used.get(packed.block) ?? 0) + 1);
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  const isAlone = ({ packed }: ListedJob) =>
    packed !== null && (used.get(packed.block) ?? 0) < TEXTS_A_BLOCK / 2;
  const alone = [...jobs.keys()].filter((at) => isAlone(jobs[at]!));
  if (alone.length < TEXTS_A_BLOCK) return jobs;
  for (let from = 0; from < alone.length; from += TEXTS_A_BLOCK) {
    const part = alone.slice(from, from + TEXTS_A_BLOCK).map((at) => ({ at, job: jobs[at]! }));
    const packed = packTexts(part.map(({ job }) => job.packed && unpackText(job.packed)));
    part.forEach(({ at, job }, place) => (jobs[at] = { ...job, packed: packed[place] ?? null }));
    yield;
  }
  return jobs;
}

/** What is fixed when a job is first seen, or changes only with its content. */
export const datesOf = ({ firstSeenOn, postedOn, changedOn }: Omit<ListedJob, 'packed'>) => ({
  firstSeenOn,
  postedOn,
  changedOn,
});

/** The job with its description, and nothing that is the list's own. */
export function wholeJob({ packed, content, said, changes, ...facts }: ListedJob): Job {
  facts satisfies Readonly<Record<Exclude<keyof typeof facts, keyof Job>, never>>;
  return { ...facts, description: packed && (unpackText(packed) as UntrustedHtml) };
}
