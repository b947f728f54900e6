import { COMPARED, compareHref } from '@/lib/domain/compare/compare-jobs';
import type { ChosenJob } from './chosen-jobs';
import type { AppliedJob, JobStub, SavedJob } from './saved-job';

/** 'unasked': the server has not answered about the job, or cannot. */
export type SavedStatus = ChosenJob['status'] | 'unasked';

/** A job in one of the lists. */
export type ListedItem<T> = {
  /** As the device stores it. */
  readonly item: T;
  /** What the device knows of it. */
  readonly job: JobStub;
  readonly status: SavedStatus;
};

type Remembered = {
  readonly saved: readonly SavedJob[];
  readonly applied: readonly AppliedJob[];
  readonly viewed: readonly SavedJob[];
};
export type SavedLists = {
  readonly saved: readonly ListedItem<SavedJob>[];
  readonly applied: readonly ListedItem<AppliedJob>[];
  readonly viewed: readonly ListedItem<SavedJob>[];
};

/** The jobs that a device remembers, each in one list: as applied for, or as saved, or as viewed. */
export function listSaved(
  { saved, applied, viewed }: Remembered,
  statusOf: (id: string) => SavedStatus,
): SavedLists {
  const named = [...saved, ...viewed];
  const nameOf = (id: string): JobStub =>
    named.find((job) => job.id === id) ?? { id, title: UNNAMED, place: '', pay: null };
  const listed = <T extends { readonly id: string }>(items: readonly T[]) =>
    items.map((item) => ({ item, job: nameOf(item.id), status: statusOf(item.id) }));
  return {
    saved: listed(without(saved, applied)),
    applied: listed(applied),
    viewed: listed(without(viewed, [...applied, ...saved])),
  };
}

export type SavedComparison = {
  /** How many saved jobs are open, as far as is known. */
  readonly open: number;
  /** With no more than two there is nothing to choose. */
  readonly hasChoice: boolean;
  /** Those that are compared, in their order. */
  readonly ids: readonly string[];
  /** No more fit. */
  readonly isFull: boolean;
  /** Null while they are too few. */
  readonly href: string | null;
};

/** What is compared of the saved jobs: those that are open and checked. @param checked the ids that the visitor has checked */
export function comparisonOf(
  saved: SavedLists['saved'],
  checked: readonly string[],
): SavedComparison {
  const open = saved.filter(mayBeOpen).map(({ item }) => item.id);
  const hasChoice = open.length > COMPARED.least;
  const ids = hasChoice ? open.filter((id) => checked.includes(id)) : open;
  return {
    open: open.length,
    hasChoice,
    ids,
    isFull: ids.length >= COMPARED.most,
    href: ids.length >= COMPARED.least ? compareHref(ids) : null,
  };
}

/** Whether a job can be compared and applied for, as far as is known. */
export const mayBeOpen = ({ status }: { readonly status: SavedStatus }): boolean =>
  status === 'open' || status === 'unasked';

/** The jobs that are not among the others. */
const without = <T extends { readonly id: string }>(
  jobs: readonly T[],
  others: readonly { readonly id: string }[],
): readonly T[] => jobs.filter(({ id }) => others.every((other) => other.id !== id));

/** An application is stored without the job's name. */
const UNNAMED = 'A job that is no longer listed';
