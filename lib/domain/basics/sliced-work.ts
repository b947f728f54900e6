/** Work in pieces: it yields where others may have their turn, and returns what it made. */
export type SlicedWork<T> = Generator<void, T, void>;

/** Jobs between two turns: a few milliseconds, on a slow phone too, of any of the work done with them. */
export const JOBS_PER_SLICE = 100;

/** Something made of each item. */
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

/** All of the work at once. */
export function atOnce<T>(steps: SlicedWork<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Work nobody waits for yet: `steps` does it in pieces, `get` what is left of it at once. */
export type Later<T> = {
  readonly steps: () => SlicedWork<void>;
  readonly get: () => T;
  /** What was made; undefined before that. */
  readonly peek: () => T | undefined;
};

/** Puts work off until there is time for it, or need of it: it is done once. Work that fails is begun anew by the next. */
export function later<T>(begin: () => SlicedWork<T>): Later<T> {
  let work: SlicedWork<T> | null = null;
  let made: { readonly value: T } | null = null;
  /** Does one piece of it, and says whether that was the last. */
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
      if (!made) throw new Error('Work is never done without a result');
      return made.value;
    },
  };
}
