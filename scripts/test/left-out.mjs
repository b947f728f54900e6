/**
 * What a run of Playwright left out, and why: `[{ reason, count }]`, such as all journeys in an engine that this machine does not have
 * (e2e/engines/journeys/all.ts).
 * @param report the report of Playwright's JSON reporter
 */
export function leftOutOf({ suites }) {
  const counts = new Map();
  for (const { annotations } of skippedIn(suites)) {
    const reason =
      annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => ({ reason, count }));
}

function skippedIn(suites = []) {
  return suites.flatMap((suite) => [
    ...skippedIn(suite.suites),
    ...(suite.specs ?? []).flatMap(({ tests }) =>
      tests.filter(({ status }) => status === 'skipped'),
    ),
  ]);
}
