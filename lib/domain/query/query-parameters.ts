import { FACET_NAMES, FACETS } from './facets';
import { sentName, withoutMarks } from '@/lib/domain/words/sent-text';

/** All parameters of the list's address (./job-query-url.ts reads them). */
export const PARAMETERS = [
  ...FACET_NAMES,
  'certification',
  'sort',
  'page',
  'per',
  'collapsed',
  'q',
  'minPay',
  'near',
  'radius',
  'unread',
] as const;
export type Parameter = (typeof PARAMETERS)[number];

/** A name in the form in which its spellings are equal: 'min_pay' is 'minpay'. */
const plainName = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '');

const byName = (): ReadonlyMap<string, Parameter> =>
  new Map<string, Parameter>([
    ...PARAMETERS.map((name) => [plainName(name), name] as const),
    ...FACET_NAMES.flatMap((name) =>
      (FACETS[name].alsoRead ?? []).map((other) => [other, name] as const),
    ),
    ['certifications', 'certification'],
    ['city', 'near'],
    ['location', 'near'],
  ]);
// Pages that only write addresses load neither the names nor the table of the categories.
const BY_NAME = /* @__PURE__ */ byName();
/** Parameters whose values are numbers: marks of a sentence at their end mean nothing. */
const NUMBERS: ReadonlySet<Parameter> = new Set(['minPay', 'radius']);

/** The list's parameter that a name stands for, in any case and form. */
export const parameterOf = (name: string): Parameter | undefined =>
  BY_NAME.get(plainName(sentName(name)));

/** A query without some of the list's parameters, in whatever form their names are. */
export function withoutParameters(search: string, names: readonly Parameter[]): URLSearchParams {
  const left = new URLSearchParams(search);
  for (const given of new Set(left.keys())) {
    const name = parameterOf(given);
    if (name && names.includes(name)) left.delete(given);
  }
  return left;
}

/** The list's parameters of a query, by their names in any case and form; all others are left out. */
export function readParameters(params: URLSearchParams): ReadonlyMap<Parameter, readonly string[]> {
  const found = new Map<Parameter, string[]>();
  for (const [given, value] of params) {
    const name = parameterOf(given);
    if (!name) continue;
    const values = found.get(name) ?? [];
    values.push(NUMBERS.has(name) ? withoutMarks(value.trim()) : value);
    found.set(name, values);
  }
  return found;
}

/** The first of some values that can be read. */
export function firstRead<T>(
  values: readonly string[],
  read: (value: string) => T | null,
): T | null {
  for (const value of values) {
    const found = read(value);
    if (found !== null) return found;
  }
  return null;
}
