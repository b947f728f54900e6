import type { JobSummary } from './job';

/**
 * Facts of a job that a view lists in a few words. Title, place, pay, age and Job ID are none of them: each view has a place of its own for
 * those.
 */
export type JobFactName = 'jobType' | 'shift' | 'length';

/** The words of each fact; '' for one that the record does not state. */
export type FactWords = Readonly<Record<JobFactName, string>>;

/** The fields of a job that facts are made of. */
type StatedField = 'orderTypes' | 'shifts' | 'contractLength';
/** For a copy of a job: it has to name all of them, those that only some jobs have included. */
export type StatedCopy = { readonly [F in StatedField]: JobSummary[F] };
/** A job, or a copy of it. */
export type Stated = Pick<JobSummary, StatedField> | StatedCopy;

export const FACT_LABELS: FactWords = {
  jobType: 'Job type',
  shift: 'Shift',
  length: 'Contract',
};

/** All that the record states. */
export const wholeFacts = ({ orderTypes, shifts, contractLength }: Stated): FactWords => ({
  jobType: orderTypes.join(', '),
  shift: shifts.join(', '),
  length: contractLength ?? '',
});

/** As a card or a line has room for: of several shifts the first. */
export const shortFacts = (job: Stated): FactWords => ({
  ...wholeFacts(job),
  shift: job.shifts[0] ?? '',
});

/** How a view shows a fact: a row of a table also if it is not stated, with 'Ask us'; null if it leaves the fact out. */
type Mark = 'badge' | 'icon' | 'words' | 'row' | 'row if stated' | null;

/**
 * What a view shows, in its order. There is one for each view, below: a new fact has to be decided for all of them. Each is a constant of its
 * own, so that a page carries those of its views alone.
 */
export type Shown<M extends Mark = Mark> = Readonly<Record<JobFactName, M | null>>;

/** Every card of a job. */
export const ON_CARD: Shown<'badge' | 'icon'> = {
  jobType: 'badge',
  shift: 'icon',
  length: 'icon',
};
/** A line of the list beside the map. */
export const ON_MAP_LINE: Shown<'words'> = { jobType: 'words', shift: 'words', length: null };
export const ON_JOB_PAGE: Shown<'row' | 'row if stated'> = {
  jobType: 'row if stated',
  shift: 'row',
  length: 'row',
};
/** Jobs beside each other have the same rows. */
export const IN_COMPARISON: Shown<'row'> = {
  jobType: 'row',
  length: 'row',
  shift: 'row',
};
export const IN_FEED: Shown<'words'> = { jobType: 'words', shift: 'words', length: 'words' };
/** Where only shift and length fit: share cards, descriptions for search engines, similar jobs, the head of a form. */
export const IN_BRIEF: Shown<'words'> = { jobType: null, shift: 'words', length: 'words' };

export type ShownFact = {
  readonly name: JobFactName;
  readonly mark: Exclude<Mark, null>;
  readonly words: string;
};

export const UNSAID = 'Ask us';

/** The facts that a view shows of a job, in its order. */
export const factsIn = (view: Shown, facts: FactWords): readonly ShownFact[] =>
  (Object.entries(view) as [JobFactName, Mark][]).flatMap(([name, mark]) => {
    const words = facts[name] || (mark === 'row' ? UNSAID : '');
    return mark && words ? [{ name, mark, words }] : [];
  });

export const wordsIn = (view: Shown, facts: FactWords): readonly string[] =>
  factsIn(view, facts).map(({ words }) => words);
