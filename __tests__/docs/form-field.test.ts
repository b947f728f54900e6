import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { APPLICANT, PAYLOAD } from '@/__tests__/support/applicant';
import { typesOf } from '@/__tests__/support/copy-types';
import {
  json,
  startFakePlatform,
  type FakePlatform,
} from '@/__tests__/support/doubles/fake-platform';

const RECIPE = readFileSync('docs/how-to/form-field.md', 'utf8');
const [, ...STEPS] = RECIPE.split(/\n\d+\. /);

type Edit = {
  readonly table: string | undefined;
  readonly path: string;
  readonly before: string;
  readonly lines: readonly string[];
};
/** What these files know without importing it. */
const TYPES = ['styles.d.ts', 'elements/jsx.d.ts', '__tests__/support/setup.ts'];

const SENDER = '__tests__/support/send-applications.ts';

const isImport = (line: string) => line.trimStart().startsWith('import ');

/** What a step writes: a block of code, in which table of which file, before which line. */
function editsOf(step: string): readonly Edit[] {
  const [, table, path, before, code] =
    /(?:`(\w+)` in|in) `([^`]+)`, before `([^`]+)`:\s+```tsx?\n([\s\S]*?)\n *```/.exec(step) ?? [];
  if (path === undefined || before === undefined || code === undefined) return [];
  return [{ table, path, before, lines: code.split('\n') }];
}

const COPIED = [
  'app',
  'components',
  'content',
  'elements',
  'lib',
  'sandbox',
  'scripts',
  'server',
  '__tests__',
  'package.json',
  'tsconfig.json',
];

let folder: string;
let platform: FakePlatform;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'form-field-'));
  for (const entry of COPIED) cpSync(entry, join(folder, entry), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'styles.d.ts'), "declare module '*.css';\n");
  platform = await startFakePlatform();
  platform.answer(json({}));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await platform.close();
});

function write({ table, path, before, lines }: Edit): void {
  const file = join(folder, path);
  const old = readFileSync(file, 'utf8').split('\n');
  const from = table === undefined ? 0 : old.findIndex((line) => line.includes(`const ${table}`));
  const at = old.findIndex((line, n) => n > from && line.trimStart().startsWith(before));
  if (from < 0 || at < 0) throw new Error(`${path} has no ${before} in ${table ?? 'it'}`);
  const code = lines.filter((line) => !isImport(line));
  // A directive stays first.
  const top = old[0]?.startsWith("'use ") ? 1 : 0;
  const imports = lines.filter(isImport);
  writeFileSync(
    file,
    [...old.slice(0, top), ...imports, ...old.slice(top, at), ...code, ...old.slice(at)].join('\n'),
  );
}

/** All files that read the table, and the applicants of tests. */
const readers = () =>
  ['components', 'lib', '__tests__']
    .flatMap((from) =>
      readdirSync(from, { recursive: true, encoding: 'utf8' }).map((path) => join(from, path)),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => /\/(?:application-fields|applicant)'/.test(readFileSync(path, 'utf8')));

/** Sends drafts from the copy. @returns the answers to the browser, and what the platform received */
async function send(drafts: readonly object[]) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', SENDER, JSON.stringify(drafts)],
    { cwd: folder, env: { ...process.env, DATA_DIR: join(folder, '.data') } },
  );
  const received = platform.heard.map(
    ({ body }) => (JSON.parse(body) as { applicationData: unknown }).applicationData,
  );
  return { answers: JSON.parse(stdout) as unknown, received };
}

it('an optional field of the application form is added as the recipe says, in few files, and arrives', async () => {
  const edits = STEPS.flatMap(editsOf);
  const ofEntry = edits.findIndex(({ table }) => table === 'APPLICATION') + 1;
  const files = [...readers(), ...TYPES];
  const wrong = typesOf(folder);

  for (const edit of edits.slice(0, ofEntry)) write(edit);
  const missing = wrong(files);
  expect(missing.toSorted()).toEqual([
    'components/apply/application-form.tsx',
    'lib/platform/apply-fields.ts',
  ]);

  for (const edit of edits.slice(ofEntry)) write(edit);
  expect(wrong(files)).toEqual([]);

  const person = { ...APPLICANT, receiveUpdates: true };
  const { answers, received } = await send([
    { ...person, zipCode: ' 50309 ' },
    person,
    { ...person, zipCode: 'Austin' },
  ]);
  expect(answers).toEqual([
    { status: 200 },
    { status: 200 },
    { status: 422, errors: { zipCode: 'Please use the five digits of the ZIP code, like 50309' } },
  ]);
  expect(received).toEqual([{ ...PAYLOAD, zipCode: '50309' }, PAYLOAD]);

  const paths = STEPS.flatMap((step) => step.match(/(?<=`)[\w./-]+\.(?:tsx?|json)(?=`)/g) ?? []);
  const named = [...new Set(paths)];
  const tests = named.filter((path) => path.startsWith('__tests__/'));
  expect(named).toEqual(expect.arrayContaining(edits.map(({ path }) => path)));
  expect(named.length - tests.length).toBeLessThanOrEqual(6);
  expect(tests.length).toBeLessThanOrEqual(4);
  // Two type checks and a process: seconds, and minutes on a busy machine.
}, 600_000);
