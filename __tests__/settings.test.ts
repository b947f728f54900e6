import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Settings of Node, Next, the builds and the tests: nobody sets these to run a site. */
const OTHERS = new Set([
  'BUILD_OUTPUT',
  'BUILD_SOURCE_MAPS',
  'CHROMIUM_PATH',
  'BUILD_TYPES',
  'NEXT_DIST_DIR',
  'NEXT_PHASE',
  'NEXT_RUNTIME',
  'NODE_ENV',
  'NODE_OPTIONS',
  'PATH',
  // Of releases before the database: the site says so and does not start.
  'REDIS_URL',
]);

const ROOTS = ['lib', 'scripts', 'server', 'sandbox', 'middleware.ts', 'next.config.mjs'];
const read = (path: string) => readFileSync(path, 'utf8');
const sources = ROOTS.flatMap((root) =>
  /\.\w+$/.test(root)
    ? [root]
    : readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
        .map((name) => join(root, name)),
).map(read);

const READ =
  /\b(?:process\.env|source|settings)\.([A-Z][A-Z0-9_]+)|\b(?:numberSetting|read\.\w+)\(\s*'([A-Z0-9_]+)'/g;
const settings = [
  ...new Set(
    sources.flatMap((text) =>
      [...text.matchAll(READ)].map(([, name, other]) => name ?? other ?? ''),
    ),
  ),
].filter((name) => !OTHERS.has(name));

const example = read('.env.example');
/** The names in the first column; a name that begins with '_' is a suffix. */
const rows = read('docs/settings.md')
  .split('\n')
  .filter((line) => /^\| `[A-Z]/.test(line))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)])
  .map(([, name = '']) => name);
const hasRow = (name: string) =>
  rows.some((row) => row === name || (row.startsWith('_') && name.endsWith(row)));

describe('settings', () => {
  it('are found in the code', () => {
    expect(settings).toEqual(
      expect.arrayContaining(['APPLICATION_SPOOL_KEY', 'DRAIN_SECONDS', 'SANDBOX_JOBS']),
    );
  });

  it('are all listed in .env.example', () => {
    expect(settings.filter((name) => !example.includes(`\n# ${name}=`))).toEqual([]);
  });

  it('all have a row in docs/settings.md', () => {
    expect(settings.filter((name) => !hasRow(name))).toEqual([]);
  });

  it('are all read by the code if they are documented', () => {
    const told = [...example.matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    const full = rows.filter((name) => !name.startsWith('_'));
    expect([...told, ...full].filter((name) => !settings.includes(name))).toEqual([]);
  });
});
