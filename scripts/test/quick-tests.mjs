import { buildIfStale } from '../build/build.mjs';
import { browserTests, environment, step, stepsAtOnce, unitTests } from './steps.mjs';
import { FULL_BUILD } from './test-builds.mjs';

/** Makes the two builds that browser tests run on (docs/decisions/0005). @returns {boolean} whether both stand */
export function testBuilds() {
  return (
    step('build without settings', () =>
      buildIfStale({ settings: environment, distDir: '.next-bare', who: 'test' }),
    ) &&
    step('build with every setting', () =>
      buildIfStale({
        settings: { ...environment, ...FULL_BUILD },
        distDir: '.next-full',
        who: 'test',
      }),
    )
  );
}

/**
 * What a change has to pass before it is handed on: minutes. Nothing in it gets a second try.
 * @returns {Promise<boolean>} whether the builds stand
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
