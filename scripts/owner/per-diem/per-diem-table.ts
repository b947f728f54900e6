import {
  fiscalMonth,
  townKey,
  type PerDiemRate,
  type PerDiemTable,
} from '@/lib/domain/pay/per-diem';
import { isStateCode, toStateCode } from '@/lib/domain/place/states';
import { readCsv, type CsvRow } from './read-csv';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** What GSA calls its columns from year to year. */
const COLUMNS = {
  state: /^state$/,
  town: /^(?:primary )?destination$|^city$/,
  meals: /m ?& ?ie?\b|meals/,
  begin: /^season begin/,
  end: /^season end/,
  lodging: /lodging/,
} as const;
const STANDARD = /^standard\b/i;
/** Plausible figures, in US dollars a day; anything beyond is a mistake. */
const DOLLARS = { min: 1, max: 2_000 };

const cellOf = ({ cells }: CsvRow, name: RegExp): string =>
  [...cells].find(([column]) => name.test(column))?.[1] ?? '';
const monthColumn = (month: string) => new RegExp(String.raw`^${month}(?:\w*)?(?: ?\d{2,4})?$`);
const isMonthly = (names: readonly string[]) =>
  MONTHS.every((month) => names.some((name) => monthColumn(month).test(name)));

const isHeader = (names: readonly string[]) => {
  const has = (column: keyof typeof COLUMNS) => names.some((name) => COLUMNS[column].test(name));
  const isSeasonal = has('begin') && has('end') && has('lodging');
  return has('state') && has('town') && has('meals') && (isSeasonal || isMonthly(names));
};

function dollarsOf(text: string, what: string, line: number): number {
  const dollars = /^\$? ?\d{1,4}(?:\.\d{2})?$/.test(text) ? Number(text.replace('$', '')) : NaN;
  if (!(dollars >= DOLLARS.min && dollars <= DOLLARS.max))
    throw new Error(`line ${line}: ${what} has to be dollars a day, not '${text}'`);
  return dollars;
}

/** The month of the fiscal year that a season's first or last day is in. */
function seasonMonth(text: string, line: number): number {
  const month = MONTHS.indexOf(text.slice(0, 3).toLowerCase());
  if (month < 0 || !/^[a-z]+\.? \d{1,2}$/i.test(text))
    throw new Error(`line ${line}: season dates have to look like 'October 1', not '${text}'`);
  return fiscalMonth(month);
}

/** The lodging rates of a line: months of the fiscal year with their dollars. */
function lodgingOf(row: CsvRow): readonly (readonly [month: number, dollars: number])[] {
  const { line } = row;
  if (isMonthly([...row.cells.keys()]))
    return MONTHS.map((name, month) => [
      fiscalMonth(month),
      dollarsOf(cellOf(row, monthColumn(name)), `lodging in ${name}`, line),
    ]);
  const dollars = dollarsOf(cellOf(row, COLUMNS.lodging), 'lodging', line);
  const [begin, end] = [cellOf(row, COLUMNS.begin), cellOf(row, COLUMNS.end)];
  const first = begin === '' && end === '' ? 0 : seasonMonth(begin, line);
  const last = begin === '' && end === '' ? MONTHS.length - 1 : seasonMonth(end, line);
  const length = ((last - first + MONTHS.length) % MONTHS.length) + 1;
  return Array.from({ length }, (_, at) => [(first + at) % MONTHS.length, dollars]);
}

type Draft = {
  readonly line: number;
  readonly lodging: (number | undefined)[];
  readonly meals: number;
};

/** Adds a line to the draft of its place; each month may be given only once. */
function addRow(drafts: Map<string, Draft>, key: string, row: CsvRow): void {
  const { line } = row;
  const meals = dollarsOf(cellOf(row, COLUMNS.meals), 'meals', line);
  const draft = drafts.get(key) ?? { line, meals, lodging: Array(MONTHS.length).fill(undefined) };
  if (draft.meals !== meals)
    throw new Error(
      `line ${line}: meals are $${meals} here and $${draft.meals} in line ${draft.line}`,
    );
  for (const [month, dollars] of lodgingOf(row)) {
    if (draft.lodging[month] !== undefined)
      throw new Error(
        `line ${line}: an earlier line already has one of these months for this place`,
      );
    draft.lodging[month] = dollars;
  }
  drafts.set(key, draft);
}

function toRate({ line, lodging, meals }: Draft): PerDiemRate {
  const known = lodging.filter((dollars) => dollars !== undefined);
  if (known.length < MONTHS.length)
    throw new Error(
      `line ${line}: the seasons of this place leave out ${MONTHS.length - known.length} months`,
    );
  return { lodging: known, meals };
}

/** One key per place: the state and the town. */
function keysOf(row: CsvRow): readonly string[] {
  const state = toStateCode(cellOf(row, COLUMNS.state));
  const town = cellOf(row, COLUMNS.town);
  // The standard rate is for counties that are not listed, in the nation or a state, not for one town.
  if (STANDARD.test(town)) return [];
  if (!isStateCode(state)) throw new Error(`line ${row.line}: '${state}' is not a state`);
  if (town === '') throw new Error(`line ${row.line}: the destination is missing`);
  return town.split(/ ?\/ ?/).map((one) => `${state}\n${townKey(one)}`);
}

/** Refuses a file whose title or columns name another fiscal year: 'FY27 Lodging Rate', 'FY 2027 Per Diem Rates'. */
function checkYear(titles: string, fiscalYear: number): void {
  for (const [name, digits] of titles.matchAll(/\b(?:FY|fiscal year)[ -]?(?:20)?(\d\d)\b/gi))
    if (Number(digits) !== fiscalYear % 100)
      throw new Error(`the file is for '${name}', not for fiscal year ${fiscalYear}`);
}

/**
 * The table of a fiscal year, from GSA's CSV of per-diem rates.
 * @throws Error with the line that cannot be read, or if the file names another year
 */
export function perDiemTable(csv: string, fiscalYear: number): PerDiemTable {
  const drafts = new Map<string, Draft>();
  const rows = readCsv(csv, isHeader);
  const titles = csv.split('\n').slice(0, (rows[0]?.line ?? 1) - 1);
  checkYear(titles.join(' '), fiscalYear);
  for (const row of rows) for (const key of keysOf(row)) addRow(drafts, key, row);
  if (drafts.size === 0) throw new Error('no line has rates for a town');
  const states: Record<string, { towns: Record<string, PerDiemRate> }> = {};
  for (const [key, draft] of drafts) {
    const [state = '', town = ''] = key.split('\n');
    (states[state] ??= { towns: {} }).towns[town] = toRate(draft);
  }
  return { fiscalYear, states };
}
