import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { PageWeight } from '@/e2e/support/weigh';
import { buildIfStale } from '@/scripts/build/build.mjs';
import { fail, say } from '@/scripts/say.mjs';
import { TEST_BUILDS, withoutSettings } from '@/scripts/test/test-builds.mjs';
import { printModules, printPages } from './tables';

/*
 * What pages weigh, and what is left of their budgets (e2e/support/weight-budgets.ts): one page of every kind, with `-- all` every page.
 * The pages are weighed by the tests that hold the budgets (e2e/read/kinds.spec.ts).
 */

/** The apps whose modules are listed. */
const APPS = ['/jobs', '/job-map', '/quickapply'];

const weightsIn = ({ specs, suites = [] }: JSONReportSuite): readonly PageWeight[] => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ annotations }) =>
      annotations
        .filter(({ type }) => type === 'weight')
        .map(({ description = '' }): PageWeight => JSON.parse(description)),
    ),
  ),
  ...suites.flatMap(weightsIn),
];

function weighPages(settings: NodeJS.ProcessEnv, isAll: boolean): readonly PageWeight[] {
  const folder = mkdtempSync(join(tmpdir(), 'site-weight-'));
  const report = join(folder, 'report.json');
  const { stdout } = spawnSync(
    'npx',
    [
      '--no-install',
      'playwright',
      'test',
      'e2e/read/kinds.spec.ts',
      '--grep=weight',
      ...(isAll ? [] : ['--project=quick']),
    ],
    {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...settings, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  );
  try {
    const { suites }: JSONReport = JSON.parse(readFileSync(report, 'utf8'));
    return suites.flatMap(weightsIn);
  } catch {
    console.log(stdout);
    throw new Error('The pages were not weighed: see above.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const settings = withoutSettings(process.env);
const [build] = TEST_BUILDS;
if (!build) throw new Error('There is no test build.');
const { distDir } = build;
if (!buildIfStale({ settings: { ...settings, ...build.settings }, distDir, who: 'weight' }))
  fail('weight', 'The build failed: see Next’s message above.');
say('weight', 'weighing the pages in a browser …');
const weights = weighPages(settings, process.argv.includes('all'));
if (weights.length === 0) fail('weight', 'No page was weighed.');
const isWithin = printPages(weights);
for (const page of APPS) {
  const weight = weights.find((one) => one.page === page);
  if (weight) printModules(weight, distDir);
}
if (!isWithin) process.exitCode = 1;
