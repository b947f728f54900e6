import { buildIfStale } from '../build/build.mjs';
import { browserTests, environment, step, stepsAtOnce, unitTests } from './steps.mjs';
import { TEST_BUILDS } from './test-builds.mjs';

/** Makes the two builds that browser tests run on (docs/decisions/0040). @returns {boolean} whether both succeeded */
export function testBuilds() {
  return TEST_BUILDS.every(({ name, distDir, settings }) =>
    step(`build ${name}`, () =>
      buildIfStale({ settings: { ...environment, ...settings }, distDir, who: 'test' }),
    ),
  );
}

/**
 * The tests that a change has to pass before it is handed over. They take minutes, and none is retried.
 * @returns {Promise<boolean>} whether the builds succeeded
 */
export async function quickTests() {
  await stepsAtOnce([
    ['format', 'format'],
    ['lint', 'lint'],
    ['types', 'types'],
    ['unused code', 'knip'],
  ]);
  unitTests();
  const stand = testBuilds();
  if (stand) browserTests('browser tests', ['--project=quick']);
  return stand;
}
