/** The brackets that are open, the innermost last: '{[' within a list of a record. */
export type Nesting = string;

/** A list of objects within a record is told from what follows the record down to this depth. */
const DEEPEST = 64;
const BRACKETS = /["{}[\]]/g;

/** Where the text that begins at `at` has ended; -1 if it does not end. */
function endOfText(json: string, at: number): number {
  for (let quote = json.indexOf('"', at + 1); quote > 0; quote = json.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (json[before] === '\\') before -= 1;
    if ((quote - before) % 2 === 1) return quote + 1;
  }
  return -1;
}

type Reading = {
  /** Null if a bracket closes another one, or a text does not end. */
  readonly nesting: Nesting | null;
  /** Where all brackets were closed for the first time; null if they never were. */
  readonly firstEnd: number | null;
};

/** Reads the brackets of a part of a JSON text. */
export function readNesting(json: string, nesting: Nesting = ''): Reading {
  let open = nesting;
  let firstEnd: number | null = null;
  BRACKETS.lastIndex = 0;
  for (let found = BRACKETS.exec(json); found; found = BRACKETS.exec(json)) {
    const { 0: sign, index } = found;
    if (sign === '"') {
      const end = endOfText(json, index);
      if (end < 0) return { nesting: null, firstEnd };
      BRACKETS.lastIndex = end;
      continue;
    }
    if (sign === '{' || sign === '[') open += sign;
    else if (open.endsWith(sign === '}' ? '{' : '[')) open = open.slice(0, -1);
    else return { nesting: null, firstEnd };
    if (open === '') firstEnd ??= index + 1;
    if (open.length > DEEPEST) return { nesting: null, firstEnd };
  }
  return { nesting: open, firstEnd };
}

/** Undefined if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const openers = (nesting: Nesting): string => nesting.replaceAll('{', '{"":');
const closers = (nesting: Nesting): string =>
  [...nesting]
    .map((sign) => (sign === '{' ? '}' : ']'))
    .toReversed()
    .join('');

/** Whether a part of a JSON text that leads from one nesting to another is valid there. */
export const isValidPart = (json: string, from: Nesting, to: Nesting): boolean =>
  parseJson(`[${openers(from)}${json}${closers(to)}]`) !== undefined;
