const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SUFFIX = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
const FIRST = 3_141_593;
const STEP = 61;

/** Five digits of base 62. */
const counter = (value: number): string =>
  [4, 3, 2, 1, 0].map((power) => DIGITS[Math.floor(value / 62 ** power) % 62]).join('');

/** The last three of 18 characters: which of the first 15 are capital letters, so that ids survive tools that ignore case. */
const caseSuffix = (id: string): string =>
  [0, 5, 10]
    .map((start) => {
      const capitals = [...id.slice(start, start + 5)].map((sign) => /[A-Z]/.test(sign));
      return SUFFIX[capitals.reduce((sum, capital, at) => sum + (capital ? 2 ** at : 0), 0)];
    })
    .join('');

/** The 18-character id of the job at this position in the list; its first three characters are the kind of record. */
export function recordId(index: number, kind: 'a0K' | 'a0J' = 'a0K'): string {
  const id = `${kind}Vf00000${counter(FIRST + index * STEP)}`;
  return `${id}${caseSuffix(id)}`;
}

/** The position of a job by its id of either kind; null for an id that this list never assigned. */
export function indexOfId(id: string): number | null {
  const value = [...id.slice(10, 15)].reduce((sum, sign) => sum * 62 + DIGITS.indexOf(sign), 0);
  const index = (value - FIRST) / STEP;
  if (!Number.isInteger(index) || index < 0) return null;
  return id === recordId(index) || id === recordId(index, 'a0J') ? index : null;
}
