import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { say } from '../say.mjs';
import { leftOutByJest, leftOutByPlaywright, leftOutLines } from './left-out.mjs';
import { withoutSettings } from './test-builds.mjs';

/** The environment of every step, without the developer's settings. */
export const environment = {
  ...withoutSettings(process.env),
  FORCE_COLOR: '0',
};
const totals = { passed: 0, failed: 0, skipped: 0 };
/** How many checks did not run, by reason. */
const leftOut = new Map();
/** Seconds by step. */
const durations = new Map();
/** What failed, in a line each, printed last: everybody sees the end of a long log. */
const failures = [];
const inShell = process.platform === 'win32';

/** Runs a command with its output on the console. @returns {boolean} whether it succeeded */
export function run(command, args, extra = {}) {
  return (
    spawnSync(command, args, {
      stdio: 'inherit',
      shell: inShell,
      env: { ...environment, ...extra },
    }).status === 0
  );
}

function close(title, passed, begun) {
  totals[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failures.push(title);
  say('test', `${title}: ${passed ? 'passed' : 'FAILED'} (${noteDuration(title, begun)} s)`);
}

/** Counts what must not be missing, and is, as one failure. */
export function fault(text) {
  totals.failed += 1;
  failures.push(text);
  say('test', text);
}

/** Remembers how long a step took. @returns {number} seconds */
function noteDuration(title, begun) {
  const seconds = Math.round((Date.now() - begun) / 1000);
  durations.set(title, seconds);
  return seconds;
}

/** Runs one step and reports how long it took; its outcome counts as one check. */
export function step(title, work) {
  const begun = Date.now();
  say('test', `${title} …`);
  const passed = work();
  close(title, passed, begun);
  return passed;
}

/** Runs npm scripts in parallel; each counts as one check, and its output is printed when it has ended. */
export async function stepsAtOnce(scripts) {
  say('test', `${scripts.map(([title]) => title).join(', ')} …`);
  await Promise.all(
    scripts.map(async ([title, script]) => {
      const begun = Date.now();
      const child = spawn('npm', ['run', '--silent', script], { shell: inShell, env: environment });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
        });
      const code = await new Promise((ended) => child.once('close', ended));
      if (output) process.stdout.write(output);
      close(title, code === 0, begun);
    }),
  );
}

/**
 * Runs a test runner that writes a report, and adds the report's counts. A runner that crashed, or ran nothing, is one failure.
 * @param read turns the report into `{ passed, failed }`, the `failures` by name, and the count of what was `leftOut` by reason
 */
function runner(title, command, args, { read, reportVariable, extra = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  const report = join(folder, 'report.json');
  const begun = Date.now();
  say('test', `${title} …`);
  const passed = reportVariable
    ? run(command, args, { ...extra, [reportVariable]: report })
    : run(command, [...args, `--outputFile=${report}`], extra);
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, failures: [], leftOut: new Map() };
  rmSync(folder, { recursive: true, force: true });
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  failures.push(...counts.failures.map((failure) => `${title}: ${failure}`));
  if ((!passed || counts.passed === 0) && counts.failed === 0) {
    totals.failed += 1;
    failures.push(title);
  }
  let skipped = 0;
  for (const [reason, count] of counts.leftOut) {
    skipped += count;
    leftOut.set(reason, (leftOut.get(reason) ?? 0) + count);
  }
  totals.skipped += skipped;
  say(
    'test',
    `${title}: ${counts.passed} passed, ${counts.failed} failed, ${skipped} left out (${noteDuration(title, begun)} s)`,
  );
}

/** Runs browser tests of one project of playwright.config.ts, or of those that `args` name. */
export function browserTests(title, args, extra = {}) {
  runner(title, 'npx', ['--no-install', 'playwright', 'test', ...args], {
    reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_NAME',
    extra,
    read: ({ stats, suites }) => {
      for (const test of testsThatWere('flaky', suites))
        say('test', `passed on the second try: ${test}`);
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        failures: testsThatWere('unexpected', suites),
        leftOut: leftOutByPlaywright(suites),
      };
    },
  });
}

/** Runs the unit tests. */
export function unitTests() {
  runner('unit tests', 'npx', ['--no-install', 'jest', '--silent', '--json'], {
    read: ({ testResults, ...report }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      leftOut: leftOutByJest(testResults),
      failures: testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name, message, assertionResults }) => {
          const failed = assertionResults.filter(({ status }) => status === 'failed');
          const file = relative(process.cwd(), name);
          if (failed.length === 0) return [`${file}: ${inOneLine(message)}`];
          return failed.map(
            ({ fullName, failureMessages }) =>
              `${file}: ${fullName}: ${inOneLine(failureMessages[0])}`,
          );
        }),
    }),
  });
}

function testsThatWere(outcome, suites = []) {
  return suites.flatMap((suite) => [
    ...testsThatWere(outcome, suite.suites),
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === outcome)
        .map(({ results }) => {
          // Of a test that timed out the first says that it did, the second where it stood.
          const errors = results.find(({ error }) => error)?.errors ?? [];
          const said = errors.map(({ message, location }) =>
            inOneLine(`${location ? `line ${location.line}: ` : ''}${message}`),
          );
          return `${file}: ${title}: ${said.join(' · ')}`;
        }),
    ),
  ]);
}

const inMinutes = (seconds) => (seconds / 60).toFixed(1);

function inOneLine(message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const said = stack < 0 ? lines : lines.slice(0, stack);
  return said.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, 300);
}

/** Prints how long each step took, what was left out and why, what failed and the sum of all steps, and sets the exit code. */
export function closeTotals() {
  const took = [...durations].map(([title, seconds]) => `${title} ${inMinutes(seconds)}`);
  say('test', `minutes: ${[...took, `in all ${inMinutes(process.uptime())}`].join(', ')}`);
  for (const line of leftOutLines(leftOut)) say('test', line);
  for (const failure of failures) say('test', `FAILED ${failure}`);
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
}
