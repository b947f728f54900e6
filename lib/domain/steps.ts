/** Work in pieces: it yields where others may have their turn, and returns what it made. */
export type Steps<T> = Generator<void, T, void>;

/** Jobs between two turns: a few milliseconds of any of the work done with them. */
export const JOBS_A_STEP = 250;

/** All of the work at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
