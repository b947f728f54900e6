import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../build/build.mjs';
import { findChromium } from './chromium.mjs';
import { say } from '../say.mjs';
import { FULL_BUILD, withoutSettings } from './test-builds.mjs';

const reports = mkdtempSync(join(tmpdir(), 'site-test-'));
const totals = { passed: 0, failed: 0 };
const environment = {
  ...withoutSettings(process.env),
  CHROMIUM_PATH: findChromium() ?? '',
  FORCE_COLOR: '0',
};

function run(command, args, extra = {}) {
  return (
    spawnSync(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...environment, ...extra },
    }).status === 0
  );
}

/** Runs one step and says how long it took; its outcome counts as one check. */
function step(title, work) {
  const begun = Date.now();
  say('test', `${title} …`);
  const passed = work();
  totals[passed ? 'passed' : 'failed'] += 1;
  say(
    'test',
    `${title}: ${passed ? 'passed' : 'FAILED'} (${Math.round((Date.now() - begun) / 1000)} s)`,
  );
  return passed;
}

/** Adds a runner's own counts. A runner that died, or ran nothing, is one failure. */
function count(title, passed, report, read) {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  if ((!passed || counts.passed === 0) && counts.failed === 0) totals.failed += 1;
  say('test', `${title}: ${counts.passed} passed, ${counts.failed} failed`);
}

/** Tests that failed at first and then passed: worth a look, not a failure. */
function tellSecondTries(titles) {
  for (const title of titles) say('test', `passed on the second try: ${title}`);
}

const unitSecondTries = (files) =>
  files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);

function browserSecondTries(suites = []) {
  return suites.flatMap((suite) => [
    ...browserSecondTries(suite.suites),
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
  ]);
}

step('format', () => run('npm', ['run', '--silent', 'format']));
step('lint', () => run('npm', ['run', '--silent', 'lint']));
step('types', () => run('npm', ['run', '--silent', 'types']));
step('unused code', () => run('npm', ['run', '--silent', 'knip']));

const unitReport = join(reports, 'unit.json');
say('test', 'unit tests …');
const unit = run('npx', [
  '--no-install',
  'jest',
  '--silent',
  '--json',
  `--outputFile=${unitReport}`,
]);
count('unit tests', unit, unitReport, (r) => {
  tellSecondTries(unitSecondTries(r.testResults));
  return { passed: r.numPassedTests, failed: r.numFailedTests + r.numRuntimeErrorTestSuites };
});

// What the owner will change is changed in a copy: nothing may break (docs/decisions/0037).
step('a second brand', () => run('npm', ['run', '--silent', 'second-brand']));

const built =
  step('build without settings', () =>
    buildIfStale({ settings: environment, distDir: '.next-bare', who: 'test' }),
  ) &&
  step('build with every setting', () =>
    buildIfStale({
      settings: { ...environment, ...FULL_BUILD },
      distDir: '.next-full',
      who: 'test',
    }),
  );
if (built) {
  const browserReport = join(reports, 'browser.json');
  say('test', 'browser tests …');
  const browser = run('npx', ['--no-install', 'playwright', 'test'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  });
  count('browser tests', browser, browserReport, (r) => {
    tellSecondTries(browserSecondTries(r.suites));
    return { passed: r.stats.expected + r.stats.flaky, failed: r.stats.unexpected };
  });
}

rmSync(reports, { recursive: true, force: true });
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
