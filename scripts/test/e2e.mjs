// Playwright with what it needs: a Chromium and the two test builds, made anew where sources changed. Arguments go on to
// Playwright; `--bare` leaves the build with every setting out, for specs that do not use it.
import { spawnSync } from 'node:child_process';
import { buildIfStale } from '../build/build.mjs';
import { findChromium } from './chromium.mjs';
import { fail } from '../say.mjs';
import { FULL_BUILD, withoutSettings } from './test-builds.mjs';

const args = process.argv.slice(2).filter((arg) => arg !== '--bare');
const chromium = findChromium();
if (!chromium)
  fail('e2e', 'No Chromium: `npm test` fetches one, or CHROMIUM_PATH says where it is.');
const settings = { ...withoutSettings(process.env), CHROMIUM_PATH: chromium };
const built =
  buildIfStale({ settings, distDir: '.next-bare', who: 'e2e' }) &&
  (process.argv.includes('--bare') ||
    buildIfStale({ settings: { ...settings, ...FULL_BUILD }, distDir: '.next-full', who: 'e2e' }));
if (!built) fail('e2e', 'The build failed: see Next’s message above.');
const { status } = spawnSync('npx', ['--no-install', 'playwright', 'test', ...args], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: settings,
});
process.exitCode = status ?? 1;
