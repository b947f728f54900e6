const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SUFFIX = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
const FIRST = 3_141_593;
const STEP = 61;
const COUNTED = 5;

/** The platform's record ids begin with three characters for the kind of record. */
export type IdKind = 'a0K' | 'a0J';

function counter(value: number): string {
  let rest = value;
  let digits = '';
  for (let i = 0; i < COUNTED; i += 1) {
    digits = `${DIGITS[rest % 62] ?? '0'}${digits}`;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** The last three of 18 characters: which of the first 15 are capital letters, so that ids survive tools that ignore case. */
function caseSuffix(id: string): string {
  return [0, 5, 10]
    .map((start) => {
      const bits = [...id.slice(start, start + 5)].reduce(
        (sum, sign, at) => (/[A-Z]/.test(sign) ? sum + 2 ** at : sum),
        0,
      );
      return SUFFIX[bits] ?? 'A';
    })
    .join('');
}

/** The 18-character id of the job at this position in the list. */
export function recordId(index: number, kind: IdKind = 'a0K'): string {
  const id = `${kind}Vf00000${counter(FIRST + index * STEP)}`;
  return `${id}${caseSuffix(id)}`;
}

/** The position of a job by its id of either kind; null for an id that this list never assigned. */
export function indexOfId(id: string): number | null {
  if (id.length !== 18) return null;
  const value = [...id.slice(10, 15)].reduce((sum, sign) => sum * 62 + DIGITS.indexOf(sign), 0);
  const index = (value - FIRST) / STEP;
  if (!Number.isInteger(index) || index < 0) return null;
  return id === recordId(index) || id === recordId(index, 'a0J') ? index : null;
}
