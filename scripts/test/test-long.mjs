import { spawnSync } from 'node:child_process';
import { buildIfStale } from '../build/build.mjs';
import { findChromium } from './chromium.mjs';
import { say } from '../say.mjs';
import { FULL_BUILD, withoutSettings } from './test-builds.mjs';

/**
 * What takes too long for `npm test`, which runs a short form of each: [what it shows, command, its environment].
 * Names on the command line choose among them.
 */
const STEPS = [
  [
    'kills',
    ['playwright', 'test', 'e2e/outage/outage-kills.spec.ts', '--workers=1', '--retries=0'],
    { KILL_ROUNDS: '60', KILL_SEED: String(Date.now() % 1_000_000) },
  ],
  [
    'soak',
    ['playwright', 'test', 'e2e/run/soak.spec.ts', '--workers=1', '--retries=0'],
    { SOAK_MINUTES: '120' },
  ],
  [
    'access',
    ['playwright', 'test', 'e2e/every-page/access.spec.ts', '--workers=2'],
    { ACCESS_LONG: '1' },
  ],
];

const environment = {
  ...withoutSettings(process.env),
  CHROMIUM_PATH: findChromium() ?? '',
  FORCE_COLOR: '0',
};
const chosen = process.argv.slice(2);
const totals = { passed: 0, failed: 0 };

for (const [distDir, more] of [
  ['.next-bare', {}],
  ['.next-full', FULL_BUILD],
])
  if (!buildIfStale({ settings: { ...environment, ...more }, distDir, who: 'test' }))
    process.exit(1);
for (const [name, command, settings] of STEPS) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  say('test:long', `${name} …`);
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...environment, ...settings },
  });
  totals[status === 0 ? 'passed' : 'failed'] += 1;
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
