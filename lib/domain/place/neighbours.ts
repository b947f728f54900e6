import { toStateCode } from './states';

/**
 * Borders, each once: a state, then those of its neighbours that no line above lists with it. States are neighbours if they meet on land
 * or along a river, with or without a bridge. A lake or the sea alone does not count (Michigan and Illinois, New York and Rhode Island),
 * nor does a corner (Arizona and Colorado): nobody drives to work that way.
 */
const BORDERS = `
  AL FL GA MS TN
  AR LA MO MS OK TN TX
  AZ CA NM NV UT
  CA NV OR
  CO KS NE NM OK UT WY
  CT MA NY RI
  DC MD VA
  DE MD NJ PA
  FL GA
  GA NC SC TN
  IA IL MN MO NE SD WI
  ID MT NV OR UT WA WY
  IL IN KY MO WI
  IN KY MI OH
  KS MO NE OK
  KY MO OH TN VA WV
  LA MS TX
  MA NH NY RI VT
  MD PA VA WV
  ME NH
  MI OH WI
  MN ND SD WI
  MO NE OK TN
  MS TN
  MT ND SD WY
  NC SC TN VA
  ND SD
  NE SD WY
  NH VT
  NJ NY PA
  NM OK TX
  NV OR UT
  NY PA VT
  OH PA WV
  OK TX
  OR WA
  PA WV
  SD WY
  TN VA
  UT WY
  VA WV
`;

/** Reads each line in both directions, so that neighbours are always mutual. */
function bothWays(borders: string): ReadonlyMap<string, readonly string[]> {
  const rows = borders
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));
  const pairs = rows.flatMap(([state = '', ...others]) =>
    others.flatMap((other): [string, string][] => [
      [state, other],
      [other, state],
    ]),
  );
  const found = new Map<string, string[]>();
  for (const [state, other] of pairs) found.set(state, [...(found.get(state) ?? []), other].sort());
  return found;
}

const NEIGHBOURS = bothWays(BORDERS);

/**
 * The states that border on one, the District of Columbia among them, in the order of their codes.
 * @param code a code in any case, or a full name
 * @returns none for Alaska, Hawaii, the territories and anything that is not a state
 */
export function neighboursOf(code: string): readonly string[] {
  return NEIGHBOURS.get(toStateCode(code)) ?? [];
}
