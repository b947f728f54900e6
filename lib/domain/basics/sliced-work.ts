/** Work in slices: yields when other work may run, and returns its result. */
export type SlicedWork<T> = Generator<void, T, void>;

/** Jobs per slice: a few milliseconds of any of the work done with them, even on a slow phone. */
export const JOBS_PER_SLICE = 100;

/** Maps each item, in slices. */
export function* mapInSlices<A, B>(
  items: readonly A[],
  turn: (item: A, at: number) => B,
): SlicedWork<B[]> {
  const turned: B[] = [];
  for (const item of items) {
    turned.push(turn(item, turned.length));
    if (turned.length % JOBS_PER_SLICE === 0) yield;
  }
  return turned;
}

/** Replaces each item in the same array, in slices, so that the replaced ones can be freed at once. */
export function* replaceInSlices<T>(items: T[], turn: (item: T, at: number) => T): SlicedWork<T[]> {
  for (const [at, item] of items.entries()) {
    items[at] = turn(item, at);
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  return items;
}

const SORTED_AT_ONCE = 1_000;

/** Sorts a long list, in slices. */
export function* sortInSlices<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): SlicedWork<T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < items.length; from += SORTED_AT_ONCE) {
    runs.push(items.slice(from, from + SORTED_AT_ONCE).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* mergeSteps(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergeSteps<T>(
  one: readonly T[],
  other: readonly T[],
  compare: (a: T, b: T) => number,
): SlicedWork<T[]> {
  const merged: T[] = [];
  let at = 0;
  for (const item of one) {
    for (let next = other[at]; next !== undefined && compare(next, item) < 0; next = other[at]) {
      merged.push(next);
      at += 1;
    }
    merged.push(item);
    if (merged.length % SORTED_AT_ONCE === 0) yield;
  }
  for (const item of other.slice(at)) merged.push(item);
  return merged;
}

/** Does all of the work at once. */
export function atOnce<T>(steps: SlicedWork<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Deferred work: `steps` does it in slices, `get` does what is left at once. */
export type Later<T> = {
  readonly steps: () => SlicedWork<void>;
  readonly get: () => T;
  /** The result; undefined until the work is done. */
  readonly peek: () => T | undefined;
};

/** Defers work until there is time for it or its result is needed, and does it once. After a failure, the next call starts it again. */
export function later<T>(begin: () => SlicedWork<T>): Later<T> {
  let work: SlicedWork<T> | null = null;
  let made: { readonly value: T } | null = null;
  /** Does one slice, and returns whether it was the last. */
  const advance = (): boolean => {
    if (made) return true;
    try {
      work ??= begin();
      const step = work.next();
      if (step.done) made = { value: step.value };
      return step.done === true;
    } catch (failure) {
      work = null;
      throw failure;
    }
  };
  function* steps(): SlicedWork<void> {
    while (!advance()) yield;
  }
  return {
    steps,
    peek: () => made?.value,
    get: () => {
      atOnce(steps());
      if (!made) throw new Error('Work ended without a result');
      return made.value;
    },
  };
}
