/** No JSON has a symbol for a key. */
const BROKEN = Symbol('a record that is not JSON');
/** Enough to find its id. */
const TEXT_MAX = 2_000;

/** Stands in a list for a record that is not JSON: something in a text of it was not escaped, or one of its brackets or commas is missing. */
export type BrokenItem = {
  readonly [BROKEN]: true;
  /** In the list, counted from 1. */
  readonly position: number;
  /** Its beginning. */
  readonly text: string;
};

export const brokenItem = (position: number, text: string): BrokenItem => ({
  [BROKEN]: true,
  position,
  text: text.slice(0, TEXT_MAX),
});

export const isBrokenItem = (value: unknown): value is BrokenItem =>
  typeof value === 'object' && value !== null && BROKEN in value;
