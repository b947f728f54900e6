/** Work in pieces: it yields where others may have their turn, and returns what it made. */
export type Steps<T> = Generator<void, T, void>;

/** Jobs between two turns: a few milliseconds, on a slow phone too, of any of the work done with them. */
export const JOBS_A_STEP = 100;

/** Something made of each item. */
export function* turnEach<A, B>(items: readonly A[], turn: (item: A) => B): Steps<B[]> {
  const turned: B[] = [];
  for (const item of items) {
    turned.push(turn(item));
    if (turned.length % JOBS_A_STEP === 0) yield;
  }
  return turned;
}

/** All of the work at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Work nobody waits for yet: `steps` does it in pieces, `get` what is left of it at once. */
export type Later<T> = { readonly steps: () => Steps<void>; readonly get: () => T };

/** Puts work off until there is time for it, or need of it: it is done once. */
export function later<T>(work: Steps<T>): Later<T> {
  let made: { readonly value: T } | null = null;
  const isMade = (): boolean => {
    if (made) return true;
    const step = work.next();
    if (step.done) made = { value: step.value };
    return step.done === true;
  };
  return {
    *steps() {
      while (!isMade()) yield;
    },
    get: () => (made ??= { value: atOnce(work) }).value,
  };
}
