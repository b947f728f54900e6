// An owner's first day, in a copy of the project: the edits of docs/make-it-yours.md, then types, the unit tests related to the
// edited files, the owner's check, the development server, a release and some journeys in a browser (docs/decisions/0050).
// `npm run second-brand`.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../test/project-copy';
import { DONE, EDITS, NEW_FILES, PHONE } from './second-brand/edits';
import { watchDev } from './second-brand/watch-dev';

const say = (text: string) => console.log(`[second brand] ${text}`);
const folder = copyProject('second-brand');

for (const [file, edits] of EDITS) {
  const path = join(folder, file);
  let text = readFileSync(path, 'utf8');
  for (const [find, put] of edits) {
    const edited = text.replace(find, put);
    if (edited === text) throw new Error(`Nothing to edit in ${file}: ${String(find)}`);
    text = edited;
  }
  writeFileSync(path, text);
}
for (const [file, from] of NEW_FILES) cpSync(from, join(folder, file));

function run(args: readonly string[], stdout: 'inherit' | 'pipe' = 'inherit') {
  return spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', stdout, 'inherit'],
    encoding: 'utf8',
  });
}

const edited = [...EDITS, ...NEW_FILES]
  .map(([file]) => file)
  .filter((file) => /\.(?:ts|json)$/.test(file));

/** Whether the owner's check no longer reports anything that was replaced. */
function isSilent(): boolean {
  const { stdout } = run(
    ['--conditions=react-server', '--import', 'tsx', 'scripts/owner/site-check.mjs', '--json'],
    'pipe',
  );
  const { findings } = JSON.parse(stdout) as { findings: readonly { key: string }[] };
  const left = findings.map(({ key }) => key).filter((key) => DONE.includes(key));
  if (left.length > 0) say(`site:check still lists ${left.join(', ')}`);
  return left.length === 0;
}

/** Whether a release succeeds and does not contain the builder's own settings. */
function isWithoutKeys(): boolean {
  writeFileSync(
    join(folder, '.env'),
    `APPLICATION_SPOOL_KEY=${randomBytes(32).toString('base64')}\n`,
  );
  if (!succeeds('scripts/build/release.mjs')) return false;
  const left = readdirSync(join(folder, '.next-release/standalone')).filter((name) =>
    name.startsWith('.env'),
  );
  if (left.length > 0) say(`the release holds ${left.join(', ')}`);
  return left.length === 0;
}

/** Whether `npm run dev` reloads nothing while nothing is edited, and shows an edit. */
async function isCalm(): Promise<boolean> {
  const edit = { file: 'lib/config/site.ts', text: PHONE, put: '(206) 555-0199' };
  const faults = await watchDev(folder, edit);
  for (const fault of faults) say(fault);
  return faults.length === 0;
}

/** Journeys of the owner's visitors, in a browser, on a build without settings. */
const JOURNEYS = [
  'e2e/apply/find-and-apply.spec.ts',
  'e2e/read/pages.spec.ts',
  'e2e/read/footer.spec.ts',
  'e2e/read/first-minute.spec.ts',
  'e2e/read/samples.spec.ts',
  'e2e/crawl/crawl.spec.ts',
];

const succeeds = (...args: readonly string[]) => run(args).status === 0;
const STEPS: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  types: () =>
    succeeds('node_modules/next/dist/bin/next', 'typegen') &&
    succeeds('node_modules/typescript/bin/tsc', '--noEmit'),
  'unit tests': () =>
    succeeds('node_modules/jest/bin/jest.js', '--silent', '--findRelatedTests', ...edited),
  'site:check': isSilent,
  'npm run dev, twice': isCalm,
  release: isWithoutKeys,
  'browser tests': () => succeeds('scripts/test/e2e.mjs', '--bare', '--project=quick', ...JOURNEYS),
};

let failures = 0;
for (const [title, step] of Object.entries(STEPS)) {
  say(`${title} …`);
  const begun = Date.now();
  const passed = await (async () => step())().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  say(`${title}: ${passed ? 'passed' : 'FAILED'} (${Math.round((Date.now() - begun) / 1000)} s)`);
  if (!passed) failures += 1;
}
if (failures === 0) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
else say(`the copy that failed is in ${folder}`);
process.exitCode = failures === 0 ? 0 : 1;
