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
