/** Pseudo-random values, always the same for the same seed. */
export type Draw = {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  /** An integer from `low` to `high`, both inclusive. */
  readonly between: (low: number, high: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
  /** `count` different items, in their original order. */
  readonly some: <T>(from: readonly T[], count: number) => T[];
};

const inOrderOf = <T>(items: readonly T[], key: () => number): T[] =>
  items
    .map((item) => ({ item, key: key() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

/** A generator for one seed (mulberry32). */
export function drawFrom(seed: number): Draw {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (from) => from[between(0, from.length - 1)] ?? from[0],
    some(from, count) {
      const chosen = new Set(inOrderOf([...from.keys()], next).slice(0, count));
      return from.filter((_, at) => chosen.has(at));
    },
  };
}

/** The same items in a shuffled order that the seed fixes. */
export const shuffled = <T>(items: readonly T[], seed: number): T[] =>
  inOrderOf(items, drawFrom(seed).next);
