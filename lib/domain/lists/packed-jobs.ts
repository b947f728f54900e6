import { fieldsWith, type Job, type JobSummary } from '@/lib/domain/job/job';

/** The response of `GET /api/jobs`: the whole list, without descriptions. */
export type JobsAnswer = { readonly jobs: readonly JobSummary[] };

/** A column with few distinct values: the values, and for each job the position of its own. */
type Repeated<T> = { readonly values: readonly T[]; readonly at: readonly number[] };

/** A field that a summary may be without. A drawing is not among them: it goes with the place. */
type MaybeField = Exclude<
  { [F in keyof JobSummary]-?: undefined extends JobSummary[F] ? F : never }[keyof JobSummary],
  'drawing'
>;

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

/** What the site finds out about a job; a record states the other fields. */
const FOUND: Readonly<Record<Exclude<MaybeField, keyof Job>, true>> = { merits: true, says: true };

/** The same jobs in the same order, by columns. */
export function packJobs(jobs: readonly JobSummary[]): PackedJobs {
  const maybe = [...Object.keys(FOUND), ...fieldsWith('inSummary', 'maybe')] as MaybeField[];
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
      maybe.map((field) => [
        field,
        repeated(jobs, ({ [field]: value }) => (value ? { [field]: value } : {})),
      ]),
    ),
  };
}

/** The value at this position of a column; an inconsistent list is rejected. */
function read<T>(column: readonly T[], at: number | undefined): T {
  const value = at === undefined ? undefined : column[at];
  if (value === undefined) throw new Error('The packed list is inconsistent');
  return value;
}

/**
 * The jobs of a packed list, in its order. Those with the same role, shifts, order types or mentions share them.
 * @throws Error if the columns are inconsistent
 */
export function unpackJobs(packed: PackedJobs): JobSummary[] {
  const ofRepeated = <T>({ values, at }: Repeated<T>, job: number): T => read(values, at[job]);
  const {
    id: ids,
    jobNumber,
    role,
    shifts,
    orderTypes,
    place,
    pay,
    contractLength,
    daysOpen,
    postedOn,
    ...maybe
  } = packed;
  const columns = Object.values(maybe);
  return ids.map((id, job) => ({
    id,
    jobNumber: read(jobNumber, job),
    ...ofRepeated(role, job),
    shifts: ofRepeated(shifts, job),
    orderTypes: ofRepeated(orderTypes, job),
    ...ofRepeated(place, job),
    pay: ofRepeated(pay, job),
    contractLength: ofRepeated(contractLength, job),
    daysOpen: read(daysOpen, job),
    postedOn: ofRepeated(postedOn, job),
    ...Object.assign({}, ...columns.map((column) => column && ofRepeated<object>(column, job))),
  }));
}
