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
      const order = from.map((item, at) => ({ item, at, key: next() }));
      return order
        .sort((a, b) => a.key - b.key)
        .slice(0, count)
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item);
    },
  };
}

/** The same items in a shuffled order that the seed fixes. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const draw = drawFrom(seed);
  return items
    .map((item) => ({ item, key: draw.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
