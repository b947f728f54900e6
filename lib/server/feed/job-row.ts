import { payOfJob } from '@/lib/domain/pay/job-pay';
import type { ListedJob } from './listed-job';
import type { PackedText } from './packed-texts';

/** What is stored of a job: its description is apart, and its pay is read from its text. */
type Facts = Omit<ListedJob, 'packed' | 'pay'>;

/** Which fields each job has; the others may be missing. A new field may be: lists that are stored do not have it, so it is optional or null. */
const FIELDS: {
  readonly [K in keyof Facts]-?: undefined extends Facts[K]
    ? 'maybe'
    : 'always' | (null extends Facts[K] ? 'maybe' : never);
} = {
  id: 'always',
  otherId: 'always',
  jobNumber: 'always',
  title: 'always',
  applicationTitle: 'always',
  titles: 'always',
  specialties: 'always',
  shifts: 'always',
  orderTypes: 'always',
  city: 'always',
  state: 'always',
  placeText: 'always',
  payText: 'always',
  contractLength: 'always',
  daysOpen: 'always',
  postedOn: 'always',
  coordinates: 'always',
  isAdhoc: 'always',
  firstSeenOn: 'always',
  changedOn: 'always',
  lastSeenOn: 'always',
  content: 'always',
  contract: 'maybe',
  said: 'maybe',
};

type MaybeName = { [K in keyof Facts]-?: undefined extends Facts[K] ? K : never }[keyof Facts];

/** The names of the fields, in the order of `toRow`. */
export const ROW_FIELDS = Object.keys(FIELDS) as readonly (keyof Facts)[];

const MAYBE_FIELDS = ROW_FIELDS.filter((name): name is MaybeName => FIELDS[name] === 'maybe');

/** The facts of a job, field by field; null for one that is missing. */
export const toRow = (job: ListedJob): readonly unknown[] =>
  ROW_FIELDS.map((name) => job[name] ?? null);

/** Reads the rows of one list. Jobs with the same value share it: 100,000 have some thousand different ones of each field. */
export function rowReader() {
  const share = sharing();

  /** @param names of the fields in these rows: a release with more or fewer fields wrote others */
  return (names: readonly string[]) => {
    const places = new Map(names.map((name, at) => [name, at]));

    /** @throws Error if a field is missing that every job has */
    return (row: readonly unknown[], packed: PackedText | null): ListedJob => {
      const own = <K extends keyof Facts>(name: K): Facts[K] => {
        const value = row[places.get(name) ?? -1] ?? null;
        if (value === null && !places.has(name) && FIELDS[name] === 'always')
          throw new Error(`Stored jobs have no ${name}`);
        return value as Facts[K];
      };
      const cell = <K extends keyof Facts>(name: K): Facts[K] => share(own(name));
      const maybe: Pick<Facts, MaybeName> = Object.fromEntries(
        MAYBE_FIELDS.flatMap((name) => (cell(name) ? [[name, cell(name)]] : [])),
      );
      const payText = cell('payText');
      const shifts = cell('shifts');
      return {
        id: own('id'),
        jobNumber: own('jobNumber'),
        title: cell('title'),
        titles: cell('titles'),
        specialties: cell('specialties'),
        shifts,
        orderTypes: cell('orderTypes'),
        city: cell('city'),
        state: cell('state'),
        placeText: cell('placeText'),
        payText,
        pay: payOfJob({ payText, shifts, ...maybe }),
        contractLength: cell('contractLength'),
        daysOpen: cell('daysOpen'),
        postedOn: cell('postedOn'),
        coordinates: cell('coordinates'),
        otherId: own('otherId'),
        applicationTitle: cell('applicationTitle'),
        packed,
        isAdhoc: cell('isAdhoc'),
        firstSeenOn: cell('firstSeenOn'),
        changedOn: cell('changedOn'),
        lastSeenOn: cell('lastSeenOn'),
        content: own('content'),
        ...maybe,
      };
    };
  };
}

/** Returns the equal value that it was given before, if there was one. */
function sharing(): <T>(value: T) => T {
  const known = new Map<unknown, unknown>();
  return <T>(value: T): T => {
    if (value === null || (typeof value !== 'string' && typeof value !== 'object')) return value;
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    const before = known.get(key);
    if (before !== undefined) return before as T;
    known.set(key, value);
    return value;
  };
}
