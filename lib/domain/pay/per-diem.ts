import { ownValue } from '@/lib/domain/basics/own-value';
import type { IsoDate } from '@/lib/domain/job/job';
import { fold } from '@/lib/domain/basics/words';

/** The most the federal government reimburses its own travelers, in US dollars a day. */
export type PerDiemRate = {
  /** Lodging by month, October first. */
  readonly lodging: readonly number[];
  /** Meals and incidentals. */
  readonly meals: number;
};

/** GSA's rates of a fiscal year, which ends with September; `fiscalYear` is null if no table was imported. */
export type PerDiemTable = {
  readonly fiscalYear: number | null;
  readonly states: Readonly<Record<string, PerDiemState>>;
};

type PerDiemState = {
  /** By town, as `townKey` spells it. */
  readonly towns: Readonly<Record<string, PerDiemRate>>;
};

/** The ceiling for a place in a month. */
export type PerDiemCeiling = {
  readonly lodging: number;
  readonly meals: number;
  /** 'November 2026' */
  readonly month: string;
  readonly fiscalYear: number;
};

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const MONTHS_A_YEAR = 12;
/** October, the first of a fiscal year, by its number from 0. */
const FIRST_MONTH = 9;

/** A month's position in the fiscal year, where October is first, from its position in the calendar year. */
export const fiscalMonth = (month: number): number =>
  (month - FIRST_MONTH + MONTHS_A_YEAR) % MONTHS_A_YEAR;

/** One spelling of a town: 'St. Paul' is 'Saint Paul'. */
export const townKey = (town: string): string =>
  fold(town)
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/\bft\b\.?/g, 'fort')
    .replace(/\bmt\b\.?/g, 'mount');

const NEW_YORK_CITY = 'new york city';
/** Towns that GSA lists by another name than postings do, by state. */
const ALIASES = new Map<string, ReadonlyMap<string, string>>([
  [
    'NY',
    new Map(
      ['new york', 'manhattan', 'brooklyn', 'queens', 'staten island', 'bronx', 'the bronx'].map(
        (name) => [name, NEW_YORK_CITY],
      ),
    ),
  ],
  ['DC', new Map([['washington', 'district of columbia']])],
]);

/**
 * The ceiling for a job's town in the month of `today`; null if the table does not have the town, and outside its fiscal year. The
 * standard rate is for counties that are not listed, and a posting does not say which county a town is in.
 */
export function perDiemCeiling(
  { fiscalYear, states }: PerDiemTable,
  { city, state }: { readonly city: string | null; readonly state: string | null },
  today: IsoDate,
): PerDiemCeiling | null {
  const [year = 0, number = 0] = today.split('-').map(Number);
  const month = number - 1;
  const isCurrent = fiscalYear === (month >= FIRST_MONTH ? year + 1 : year);
  if (!isCurrent || !city || !state) return null;
  const { towns } = ownValue(states, state) ?? { towns: {} };
  const name = townKey(city);
  const key = Object.hasOwn(towns, name) ? name : (ALIASES.get(state)?.get(name) ?? name);
  const rate = ownValue(towns, key);
  const lodging = rate?.lodging[fiscalMonth(month)];
  if (!rate || lodging === undefined) return null;
  return {
    lodging,
    meals: rate.meals,
    fiscalYear,
    month: `${MONTHS[month]} ${year}`,
  };
}
