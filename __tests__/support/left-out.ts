/** The title of a test that cannot run here: `npm test` reads the reason from it (scripts/test/left-out.mjs). */
const leftOut = (title: string, reason: string): string => `${title} [left out: ${reason}]`;

/** `describe`, or if there is a reason a skipped one that `npm test` counts and explains. */
export const describeUnless = (reason: string | null) => (title: string, tests: () => void) =>
  reason === null ? describe(title, tests) : describe.skip(leftOut(title, reason), tests);

/** `it`, or if there is a reason a skipped one that `npm test` counts and explains. */
export const itUnless =
  (reason: string | null) =>
  (title: string, test: jest.ProvidesCallback, timeout?: number): void =>
    reason === null ? it(title, test, timeout) : it.skip(leftOut(title, reason), test);
