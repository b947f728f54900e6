// Runs Playwright with what it needs: a Chromium and the two test builds, rebuilt if sources changed. Arguments are passed to
// Playwright; `--bare` skips the build with every setting, for specs that do not use it.
import { spawnSync } from 'node:child_process';
import { buildIfStale } from '../build/build.mjs';
import { hasChromium } from './chromium.mjs';
import { fail } from '../say.mjs';
import { TEST_BUILDS, withoutSettings } from './test-builds.mjs';

const args = process.argv.slice(2).filter((arg) => arg !== '--bare');
if (!hasChromium())
  fail('e2e', 'No Chromium: `npm test` fetches one, or CHROMIUM_PATH says where it is.');
const settings = withoutSettings(process.env);
const built = (process.argv.includes('--bare') ? TEST_BUILDS.slice(0, 1) : TEST_BUILDS).every(
  (build) =>
    buildIfStale({
      settings: { ...settings, ...build.settings },
      distDir: build.distDir,
      who: 'e2e',
    }),
);
if (!built) fail('e2e', 'The build failed: see Next’s message above.');
const { status } = spawnSync('npx', ['--no-install', 'playwright', 'test', ...args], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: settings,
});
process.exitCode = status ?? 1;
