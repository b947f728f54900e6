import type { IsoDate } from '@/lib/domain/job/job';
import { fold } from '@/lib/domain/basics/words';

/** What the federal government reimburses its own travelers at most, in US dollars a day. */
export type PerDiemRate = {
  /** Lodging by month, October first. */
  readonly lodging: readonly number[];
  /** Meals and incidentals. */
  readonly meals: number;
};

/** GSA's rates of a fiscal year, which ends with September; no year where no table was imported. */
export type PerDiemTable = {
  readonly fiscalYear: number | null;
  readonly states: Readonly<Record<string, PerDiemState>>;
};

type PerDiemState = {
  /** Of the places that are not listed, where the table has it for the state. */
  readonly standard?: PerDiemRate | undefined;
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
  /** It is the state's, for its places that are not listed. */
  readonly isStandard: boolean;
};

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];
const MONTHS_A_YEAR = 12;
/** October, the first of a fiscal year, by its number from 0. */
const FIRST_MONTH = 9;

/** The month's place in a fiscal year, October first, by its place in the calendar's. */
export const fiscalMonth = (month: number): number =>
  (month - FIRST_MONTH + MONTHS_A_YEAR) % MONTHS_A_YEAR;

/** One spelling of a town: 'St. Paul' is 'Saint Paul'. */
export const townKey = (town: string): string =>
  fold(town)
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/\bft\b\.?/g, 'fort')
    .replace(/\bmt\b\.?/g, 'mount');

/**
 * The ceiling for a job's town in the month of `today`, or the state's standard where the table has one and not the town; null
 * without either, and outside of the table's fiscal year.
 */
export function perDiemCeiling(
  { fiscalYear, states }: PerDiemTable,
  { city, state }: { readonly city: string | null; readonly state: string | null },
  today: IsoDate,
): PerDiemCeiling | null {
  const [year = 0, number = 0] = today.split('-').map(Number);
  const month = number - 1;
  const isCurrent = fiscalYear === (month >= FIRST_MONTH ? year + 1 : year);
  if (!isCurrent || !city || !state || !Object.hasOwn(states, state)) return null;
  const { towns, standard } = states[state] ?? { towns: {} };
  const key = townKey(city);
  const own = Object.hasOwn(towns, key) ? towns[key] : undefined;
  const rate = own ?? standard;
  const lodging = rate?.lodging[fiscalMonth(month)];
  if (!rate || lodging === undefined) return null;
  return {
    ...{ lodging, meals: rate.meals, fiscalYear, isStandard: own === undefined },
    month: `${MONTHS[month]} ${year}`,
  };
}
