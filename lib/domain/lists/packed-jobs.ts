import type { JobSummary } from '@/lib/domain/job/job';
import { MAYBE_FIELDS, type MaybeField } from '@/lib/domain/job/maybe-fields';

/** The response of `GET /api/jobs`: the whole list, without descriptions. */
export type JobsAnswer = { readonly jobs: readonly JobSummary[] };

/** A column with few distinct values: the values, and for each job the position of its own. */
type Repeated<T> = { readonly values: readonly T[]; readonly at: readonly number[] };

/**
 * A list of jobs by columns instead of by jobs, as the browser loads it: less than half the size. Fields that go together in the feed (a
 * role's names, a town and its position) are one value.
 */
export type PackedJobs = {
  readonly id: readonly string[];
  readonly jobNumber: readonly (string | null)[];
  readonly role: Repeated<Pick<JobSummary, 'title' | 'titles' | 'specialties'>>;
  readonly shifts: Repeated<JobSummary['shifts']>;
  readonly orderTypes: Repeated<JobSummary['orderTypes']>;
  readonly place: Repeated<
    Pick<JobSummary, 'city' | 'state' | 'placeText' | 'coordinates' | 'drawing'>
  >;
  readonly pay: Repeated<JobSummary['pay']>;
  readonly contractLength: Repeated<string | null>;
  readonly daysOpen: readonly (number | null)[];
  readonly postedOn: Repeated<string | null>;
} & {
  /** Each in a column of its own; missing if another release of the server answers. */
  readonly [F in MaybeField]?: Repeated<Pick<JobSummary, F>> | undefined;
};

function repeated<T>(jobs: readonly JobSummary[], valueOf: (job: JobSummary) => T): Repeated<T> {
  const values: T[] = [];
  const known = new Map<string, number>();
  const at = jobs.map((job) => {
    const value = valueOf(job);
    const key = JSON.stringify(value);
    const place = known.get(key) ?? values.push(value) - 1;
    known.set(key, place);
    return place;
  });
  return { values, at };
}

/** The same jobs in the same order, by columns. */
export function packJobs(jobs: readonly JobSummary[]): PackedJobs {
  return {
    id: jobs.map(({ id }) => id),
    jobNumber: jobs.map(({ jobNumber }) => jobNumber),
    role: repeated(jobs, ({ title, titles, specialties }) => ({ title, titles, specialties })),
    shifts: repeated(jobs, ({ shifts }) => shifts),
    orderTypes: repeated(jobs, ({ orderTypes }) => orderTypes),
    place: repeated(jobs, ({ city, state, placeText, coordinates, drawing }) => {
      return { city, state, placeText, coordinates, ...(drawing && { drawing }) };
    }),
    pay: repeated(jobs, ({ pay }) => pay),
    contractLength: repeated(jobs, ({ contractLength }) => contractLength),
    daysOpen: jobs.map(({ daysOpen }) => daysOpen),
    postedOn: repeated(jobs, ({ postedOn }) => postedOn),
    ...Object.fromEntries(
      MAYBE_FIELDS.map((field) => [
        field,
        repeated(jobs, ({ [field]: value }) => (value ? { [field]: value } : {})),
      ]),
    ),
  };
}

/** The value at this position of a column; an inconsistent list is rejected. */
function read<T>(column: readonly T[], at: number | undefined): T {
  const value = at === undefined ? undefined : column[at];
  if (value === undefined) throw new Error('The packed list of jobs does not hold together');
  return value;
}

/**
 * The jobs of a packed list, in its order. Those with the same role, shifts, order types or mentions share them.
 * @throws Error if the columns are inconsistent
 */
export function unpackJobs(packed: PackedJobs): JobSummary[] {
  const ofRepeated = <T>({ values, at }: Repeated<T>, job: number): T => read(values, at[job]);
  const columns = MAYBE_FIELDS.flatMap((name) => packed[name] ?? []);
  const maybe = (job: number): Pick<JobSummary, MaybeField> =>
    Object.assign({}, ...columns.map((column) => ofRepeated<object>(column, job)));
  return packed.id.map((id, job) => ({
    id,
    jobNumber: read(packed.jobNumber, job),
    ...ofRepeated(packed.role, job),
    shifts: ofRepeated(packed.shifts, job),
    orderTypes: ofRepeated(packed.orderTypes, job),
    ...ofRepeated(packed.place, job),
    pay: ofRepeated(packed.pay, job),
    contractLength: ofRepeated(packed.contractLength, job),
    daysOpen: read(packed.daysOpen, job),
    postedOn: ofRepeated(packed.postedOn, job),
    ...maybe(job),
  }));
}
