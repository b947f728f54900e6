import type { JobSummary } from './job';

/** A field that a summary may be without. A drawing is not among them: it goes with the place. */
export type MaybeField = Exclude<
  { [F in keyof JobSummary]-?: undefined extends JobSummary[F] ? F : never }[keyof JobSummary],
  'drawing'
>;

/** Whether the record states it, or this site finds it out when it has the whole list. */
const MAYBE: Readonly<Record<MaybeField, 'stated' | 'found'>> = {
  merits: 'found',
  says: 'found',
};

export const MAYBE_FIELDS = Object.keys(MAYBE) as readonly MaybeField[];

const STATED = MAYBE_FIELDS.filter((name) => MAYBE[name] === 'stated');

/** Those of them that the record of a job states. */
export const statedOf = (job: Partial<JobSummary>): Pick<JobSummary, MaybeField> =>
  Object.fromEntries(
    STATED.flatMap((name) => (job[name] === undefined ? [] : [[name, job[name]]])),
  );
