const UNEXPLAINED = 'no reason given';

/** Counts by reason, from reasons that may repeat. @returns {Map<string, number>} */
function counted(reasons) {
  const counts = new Map();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}

/**
 * The unit tests that did not run, by the reason in their titles (__tests__/support/left-out.ts).
 * @param testResults of Jest's JSON report
 * @returns {Map<string, number>}
 */
export function leftOutByJest(testResults) {
  return counted(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'pending' || status === 'todo')
      .map(({ fullName }) => /\[left out: ([^\]]+)\]/.exec(fullName)?.[1] ?? UNEXPLAINED),
  );
}

/**
 * The browser tests that did not run, by the reason given to `test.skip`.
 * @param suites of Playwright's JSON report
 * @returns {Map<string, number>}
 */
export function leftOutByPlaywright(suites) {
  const tests = (list = []) =>
    list.flatMap(({ suites: inner, specs = [] }) => [
      ...tests(inner),
      ...specs.flatMap((spec) => spec.tests),
    ]);
  return counted(
    tests(suites)
      .filter(({ status }) => status === 'skipped')
      .map(
        ({ annotations = [] }) =>
          annotations.find(({ type, description }) => type === 'skip' && description)
            ?.description ?? UNEXPLAINED,
      ),
  );
}

/** What the run left out, a line for each reason, the largest number first. */
export function leftOutLines(counts) {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `left out: ${count} ${count === 1 ? 'check' : 'checks'}: ${reason}`);
}
