import { nodePackage } from '../bring-node.mjs';
import { fail } from '../say.mjs';
import { browserTests, run, step } from './steps.mjs';
import { testBuilds } from './quick-tests.mjs';

const faults = (title, ...which) =>
  step(title, () => run('npm', ['run', '--silent', 'mutation', '--', ...which, '--workers=2']));

/** What also runs in the short form, in continuous integration: [name, what it does]. */
const SHORT = [
  // On a machine that has Node, npm, git and nothing else.
  [
    'fresh-clone',
    () =>
      step('a fresh clone', () =>
        run('npx', ['--no-install', 'tsx', 'scripts/test/fresh-clone.mjs']),
      ),
  ],
  // Changes in a copy what the owner will change: nothing may break (docs/decisions/0050).
  [
    'second-brand',
    () => step('a second brand', () => run('npm', ['run', '--silent', 'second-brand'])),
  ],
  // A few faults, always the same ones: that the tests still notice them, and that the tool still works (docs/mutation.md).
  ['some-faults', () => faults('some faults', 'forms', 'platform', 'domain', '--lines=20')],
  // Tests that stop and start sites, wait for real time, or repeat a route for one more property (playwright.config.ts).
  ['browser', () => browserTests('long browser tests', ['--project=long'])],
];

/** Steps that the short form leaves out: they take up to hours, or need another Node: [name, what it does]. */
const HOURS = [
  [
    'kills',
    () => {
      browserTests('kills', ['e2e/outage/outage-kills.spec.ts', '--workers=1', '--retries=0'], {
        KILL_ROUNDS: '60',
      });
      step('kills of who writes', () =>
        run('npx', ['--no-install', 'jest', '--silent', 'kills.test.ts'], { KILL_ROUNDS: '12' }),
      );
    },
  ],
  [
    'soak',
    () =>
      browserTests('soak', ['e2e/run/soak.spec.ts', '--workers=1', '--retries=0'], {
        SOAK_MINUTES: '120',
      }),
  ],
  [
    'storm',
    () =>
      browserTests('storm', ['e2e/run/storm.spec.ts', '--workers=1', '--retries=0'], {
        STORM_MINUTES: '10',
      }),
  ],
  // Faults made in lines drawn from each part of the code: the unit tests have to notice most of them (docs/mutation.md).
  ['mutation', () => faults('mutation')],
  ['access', () => browserTests('access', ['e2e/every-page/access.spec.ts'], { ACCESS_LONG: '1' })],
  ...['22.14', '24', '26'].map((major) => [
    `node-${major}`,
    () =>
      step(`Node ${major}`, () =>
        run('npx', [
          '--yes',
          '--package',
          nodePackage(major),
          'node',
          'scripts/test/on-this-node.mjs',
        ]),
      ),
  ]),
];

/** The long run's part in continuous integration, on the builds that the quick run has made. */
export function shortLongTests() {
  for (const [, work] of SHORT) work();
}

/**
 * Runs what takes too long for `npm test`.
 * @param names the steps to run; none means all
 */
export function longTests(names) {
  const steps = new Map([...SHORT, ...HOURS]);
  const unknown = names.filter((name) => !steps.has(name));
  if (unknown.length > 0)
    fail('test', `No step "${unknown.join('", "')}": there are ${[...steps.keys()].join(', ')}.`);
  if (!testBuilds()) return;
  for (const name of names.length > 0 ? names : steps.keys()) steps.get(name)();
}
