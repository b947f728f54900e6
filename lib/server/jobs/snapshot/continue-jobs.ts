import { mapInSlices, replaceInSlices, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { addChanges, mergeChanges, type ChangedPart } from '@/lib/domain/job-history/change-list';
import { changesBetween } from '@/lib/domain/job-history/changes-between';
import { datesOf, wholeJob, type ListedJob } from '@/lib/server/jobs/table/listed-job';
import type { SeenJob } from '@/lib/server/jobs/table/stored-list';

/** If more than half of at least this many jobs change the same part in one read, the wording has changed, not the jobs. */
const MANY_JOBS = 20;

/**
 * Gives the jobs of a read, in the same array, the dates that they got when they were first seen (docs/product/decisions.md, 'Structured data'), and what
 * changed since the read before (docs/decisions/0054). A job that is as it was stays the object that it was.
 * @param before the list before
 * @param read replaced in the same array, so that the replaced ones can be freed at once
 * @param seen what is remembered of jobs that are not in the list before
 */
export function* continueSteps(
  before: (id: string) => ListedJob | undefined,
  read: ListedJob[],
  seen: ReadonlyMap<string, SeenJob>,
): SlicedWork<ListedJob[]> {
  let compared = 0;
  const times = new Map<ChangedPart, number>();
  const found = yield* mapInSlices(read, (job) => {
    // Another record's second identifier may be this one's first.
    const known = before(job.id);
    if (known?.id !== job.id) return null;
    compared += 1;
    if (known.content === job.content || job.lastSeenOn === null) return null;
    const changes = changesBetween(wholeJob(known), wholeJob(job), job.lastSeenOn);
    for (const [, part] of changes) times.set(part, (times.get(part) ?? 0) + 1);
    return changes;
  });
  const isFew = (part: ChangedPart) =>
    compared < MANY_JOBS || (times.get(part) ?? 0) <= compared / 2;
  return yield* replaceInSlices(read, (job, at) => {
    const known = before(job.id);
    const isKnown = known?.id === job.id;
    if (isKnown && known.content === job.content) return job;
    if (!isKnown) return afterAbsence(job, seen.get(job.id));
    const fresh = found[at]?.filter(([, part]) => isFew(part)) ?? [];
    const changes = fresh.length > 0 ? addChanges(known.changes ?? [], fresh) : known.changes;
    return {
      ...job,
      ...firstDatesOf(known, job),
      changedOn: job.lastSeenOn,
      ...(changes && { changes }),
    };
  });
}

/** The dates that stay as they were when the job was first seen. */
export const firstDatesOf = (known: ListedJob, job: Pick<ListedJob, 'postedOn'>) => ({
  firstSeenOn: known.firstSeenOn,
  postedOn: known.postedOn ?? job.postedOn,
});

/** A job that was not in the list before. Only the feed's versions are compared, because a look-up may word a job differently. */
function afterAbsence(job: ListedJob, seen: SeenJob | undefined): ListedJob {
  if (seen?.job.id !== job.id) return job;
  const { job: known, listedOn } = seen;
  const isChanged = listedOn !== null && known.content !== job.content;
  const { changes } = known;
  return {
    ...job,
    ...firstDatesOf(known, job),
    changedOn: isChanged ? job.lastSeenOn : known.changedOn,
    ...(changes && { changes }),
  };
}

/** The jobs of our list with what another instance remembers of them: it saw them earlier, or saw other changes. */
export function* withOlderDates(
  jobs: ListedJob[],
  others: readonly ListedJob[],
): SlicedWork<ListedJob[]> {
  const known = new Map(others.map((job) => [job.id, job]));
  return yield* replaceInSlices(jobs, (job) => {
    const other = known.get(job.id);
    if (!other || other === job) return job;
    const isOlder = other.firstSeenOn < job.firstSeenOn;
    const changes = mergeChanges(job.changes ?? [], other.changes ?? []);
    return {
      ...job,
      ...(isOlder && { ...datesOf(other), changedOn: job.changedOn ?? other.changedOn }),
      ...(changes.length > 0 && { changes }),
    };
  });
}
