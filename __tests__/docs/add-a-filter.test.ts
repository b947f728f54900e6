import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/* Walks the recipe docs/how-to/filter.md on a copy of what knows filters. */

const COPIED = [
  'lib/domain',
  'lib/config',
  'lib/server/feed',
  '__tests__/lib/domain/arbitraries.ts',
  '__tests__/support/build-job.ts',
];
const MOST_FILES = { product: 10, tests: 5 };

type Step = { readonly name: string; readonly path: string; readonly code: string };

/** '`NAME` in `path`', and the block below it. */
const STEPS = [
  ...readFileSync('docs/how-to/filter.md', 'utf8').matchAll(
    /`(\w+)` in `([\w/.-]+)`[^`]*?\n\n```ts\n([\s\S]*?)```/g,
  ),
].map(([, name = '', path = '', code = '']): Step => ({ name, path, code }));

let copy: string;
const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const run = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, [resolve('node_modules', program), ...args], {
    cwd: copy,
    encoding: 'utf8',
  }).stdout;

/** The position of the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if ('{['.includes(text.charAt(at))) depth += 1;
    if ('}]'.includes(text.charAt(at))) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('Nothing closes the bracket');
}

/** Puts the step's block at the end of the table or type that it names. */
function take({ name, path, code }: Step): void {
  const text = read(path);
  const [declared] = new RegExp(`(?:const|type) ${name}\\b[\\s\\S]*?= (?=[{[])`).exec(text) ?? [''];
  const end = closing(text, text.indexOf(declared) + declared.length);
  const before = text.slice(0, end).trimEnd();
  const comma = /[[{,;]$/.test(before) ? '' : ',';
  writeFileSync(join(copy, path), `${before}${comma}\n${code}${text.slice(end)}`);
}

/** The files with a type error about the new filter, and every other error. */
function typeErrors(): readonly string[] {
  const errors =
    run('typescript/bin/tsc', '--pretty', 'false', '-p', '.').match(
      /^\S.*error TS.*(?:\n .*)*/gm,
    ) ?? [];
  return errors.map((error) => (/parking/.test(error) ? error.replace(/\(.*/s, '') : error));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'add-a-filter-'));
  for (const path of COPIED) cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  cpSync('tsconfig.json', join(copy, 'of-the-project.json'));
  const compilerOptions = { types: ['node'], plugins: [] };
  const include = ['lib/domain/**/*.ts', 'lib/server/feed/job-row.ts', '__tests__/**/*.ts'];
  const config = { extends: './of-the-project.json', compilerOptions, include };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('the recipe for a filter touches few files', () => {
  const paths = [...new Set(STEPS.map(({ path }) => path))];
  const tests = paths.filter((path) => path.startsWith('__tests__/'));
  // And the row of job-search.test.ts.
  expect(tests.length + 1).toBeLessThanOrEqual(MOST_FILES.tests);
  expect(paths.length - tests.length).toBeLessThanOrEqual(MOST_FILES.product);
});

it('types name what is missing, and the new filter filters and counts', () => {
  const isFirst = ({ name }: Step) => name === 'JobSummary' || name === 'FACET_NAMES';
  const later = STEPS.filter((step) => !isFirst(step));
  STEPS.filter(isFirst).forEach(take);
  expect([...new Set(typeErrors())].sort()).toEqual(later.map(({ path }) => path).sort());
  later.forEach(take);
  expect(typeErrors()).toEqual([]);

  writeFileSync(join(copy, 'try.ts'), TRY);
  expect(JSON.parse(run('tsx/dist/cli.mjs', 'try.ts'))).toEqual({
    found: ['a', 'c'],
    options: ['Provided 2', 'Stipend 1'],
    tags: ['Provided'],
    address: 'state=TX&parking=Provided',
    map: 'parking=Provided',
    name: 'Jobs in Texas, Provided',
  });
});

const TRY = `
import { buildJob } from '@/__tests__/support/build-job';
import { toSummary } from '@/lib/domain/job/to-summary';
import { packJobs, unpackJobs } from '@/lib/domain/lists/packed-jobs';
import { writeMapFilters } from '@/lib/domain/map/map-query';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { listName } from '@/lib/domain/search-pages/list-name';
import { indexJobs } from '@/lib/domain/search/job-index';
import { searchJobs } from '@/lib/domain/search/job-search';

const jobs = [['Provided'], ['Stipend'], ['Provided'], null].map((parking, at) => ({
  ...buildJob({ id: 'abcd'.charAt(at) }),
  ...(parking && { parking }),
}));
const summaries = jobs.map(toSummary);
const query = parseJobQuery('parking=Provided&state=TX');
const { jobs: found, facets, tags } = searchJobs(indexJobs(unpackJobs(packJobs(summaries))), query);
console.log(
  JSON.stringify({
    found: found.map(({ id }) => id),
    options: facets.parking.map(({ label, count }) => label + ' ' + count),
    tags: tags.flatMap(({ facet, label }) => (facet === 'parking' ? [label] : [])),
    address: serializeJobQuery(query),
    map: writeMapFilters('', query),
    name: listName(query),
  }),
);
`;
