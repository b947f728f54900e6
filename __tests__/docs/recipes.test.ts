import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPLICANT, PAYLOAD } from '@/__tests__/support/applicant';
import {
  json,
  startFakePlatform,
  type FakePlatform,
} from '@/__tests__/support/doubles/fake-platform';
import { makeRecipeCopy, type RecipeCopy } from '@/__tests__/support/recipe-copy';

/* Follows docs/how-to/page.md, filter.md and form-field.md, all on one copy of the project: what they add does not touch each other. */

const recipe = (name: string) => readFileSync(`docs/how-to/${name}.md`, 'utf8');
const filesIn = (...folders: readonly string[]) =>
  folders
    .flatMap((from) =>
      readdirSync(from, { recursive: true, encoding: 'utf8' }).map((path) => join(from, path)),
    )
    .filter((path) => /\.tsx?$/.test(path));
const isTest = (path: string) => path.startsWith('__tests__/');

/** The page: each block of code names its file. */
const PAGE = {
  table: 'lib/content/addresses/pages.ts',
  name: /`\|([a-z-]+)`/.exec(recipe('page'))?.[1] ?? '',
  blocks: [...recipe('page').matchAll(/^ {3}```\w+ (\S+)\n([\s\S]*?)^ {3}```$/gm)].map(
    ([, file = '', code = '']) => ({ file, code: code.replace(/^ {3}/gm, '') }),
  ),
};

function addPage(copy: RecipeCopy): void {
  const insert = (path: string, before: string, added: string) =>
    copy.edit(path, (text) => {
      if (text.split(before).length !== 2) throw new Error(`${path} has not one ${before}`);
      return text.replace(before, added + before);
    });
  for (const { file, code } of PAGE.blocks)
    if (file === PAGE.table) insert(file, '  { ...TEXT, path: PRIVACY.href', code);
    else copy.write(file, code);
  insert('middleware.ts', '|api|_next)', `|${PAGE.name}`);
}

/** The filter: '`NAME` in `path`', and the block below it. */
type FilterStep = { readonly name: string; readonly path: string; readonly code: string };
const FILTER = [
  ...recipe('filter').matchAll(/`(\w+)` in `([\w/.-]+)`[^`]*?\n\n```ts\n([\s\S]*?)```/g),
].map(([, name = '', path = '', code = '']): FilterStep => ({ name, path, code }));
/** After these, types name the places of the others. */
const isFirst = ({ name }: FilterStep) => name === 'Job' || name === 'FACET_NAMES';

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
const takeFilterStep = (copy: RecipeCopy, { name, path, code }: FilterStep) =>
  copy.edit(path, (text) => {
    const declaration = new RegExp(`(?:const|type) ${name}\\b[\\s\\S]*?= (?=[{[])`);
    const [declared] = declaration.exec(text) ?? [''];
    const end = closing(text, text.indexOf(declared) + declared.length);
    const before = text.slice(0, end).trimEnd();
    const comma = /[[{,;]$/.test(before) ? '' : ',';
    return `${before}${comma}\n${code}${text.slice(end)}`;
  });

/** The field: a block of code, in which table of which file, before which line. */
type FieldEdit = {
  readonly table: string | undefined;
  readonly path: string;
  readonly before: string;
  readonly lines: readonly string[];
};
const [, ...FIELD_STEPS] = recipe('form-field').split(/\n\d+\. /);
const FIELD = FIELD_STEPS.flatMap((step): readonly FieldEdit[] => {
  const [, table, path, before, code] =
    /(?:`(\w+)` in|in) `([^`]+)`, before `([^`]+)`:\s+```tsx?\n([\s\S]*?)\n *```/.exec(step) ?? [];
  if (path === undefined || before === undefined || code === undefined) return [];
  return [{ table, path, before, lines: code.split('\n') }];
});
const ENTRY = FIELD.findIndex(({ table }) => table === 'APPLICATION') + 1;
const isImport = (line: string) => line.trimStart().startsWith('import ');

const takeFieldEdit = (copy: RecipeCopy, { table, path, before, lines }: FieldEdit) =>
  copy.edit(path, (text) => {
    const old = text.split('\n');
    const from = table === undefined ? 0 : old.findIndex((line) => line.includes(`const ${table}`));
    const at = old.findIndex((line, n) => n > from && line.trimStart().startsWith(before));
    if (from < 0 || at < 0) throw new Error(`${path} has no ${before} in ${table ?? 'it'}`);
    const code = lines.filter((line) => !isImport(line));
    // A directive stays first.
    const top = old[0]?.startsWith("'use ") ? 1 : 0;
    const imports = lines.filter(isImport);
    return [
      ...old.slice(0, top),
      ...imports,
      ...old.slice(top, at),
      ...code,
      ...old.slice(at),
    ].join('\n');
  });

/** All files that read the table of fields, and the applicants of tests. */
const readers = filesIn('components', 'lib', '__tests__').filter((path) =>
  /\/(?:application-fields|applicant)'/.test(readFileSync(path, 'utf8')),
);

let copy: RecipeCopy;
let platform: FakePlatform;
/** The files with errors of types once filter and field are begun, and once everything is done. */
let [begun, done]: (readonly string[])[] = [];
beforeAll(async () => {
  copy = makeRecipeCopy();
  platform = await startFakePlatform();
  platform.answer(json({}));
  const checked = [
    ...PAGE.blocks.map(({ file }) => file).filter((file) => /tsx?$/.test(file)),
    ...filesIn('lib/domain'),
    ...FILTER.map(({ path }) => path),
    '__tests__/support/build-job.ts',
    ...readers,
  ];
  addPage(copy);
  FILTER.filter(isFirst).forEach((step) => takeFilterStep(copy, step));
  FIELD.slice(0, ENTRY).forEach((edit) => takeFieldEdit(copy, edit));
  begun = copy.typesOf(checked);
  FILTER.filter((step) => !isFirst(step)).forEach((step) => takeFilterStep(copy, step));
  FIELD.slice(ENTRY).forEach((edit) => takeFieldEdit(copy, edit));
  done = copy.typesOf(checked);
  // Two type checks: seconds, and minutes on a busy machine.
}, 600_000);
afterAll(async () => {
  copy.remove();
  await platform.close();
});

it('types name what filter and field still lack, and no error is left when the recipes are followed', () => {
  const lacking = FILTER.filter((step) => !isFirst(step)).map(({ path }) => path);
  const ofField = ['components/apply/application-form.tsx', 'lib/platform/apply-fields.ts'];
  expect(begun?.toSorted()).toEqual([...lacking, ...ofField].sort());
  expect(done).toEqual([]);
});

it('each recipe touches few files', () => {
  expect(new Set([...PAGE.blocks.map(({ file }) => file), 'middleware.ts']).size).toBe(6);

  const ofFilter = [...new Set(FILTER.map(({ path }) => path))];
  // And the row of job-search.test.ts.
  expect(ofFilter.filter(isTest).length + 1).toBeLessThanOrEqual(5);
  expect(ofFilter.filter((path) => !isTest(path)).length).toBeLessThanOrEqual(10);

  const named = new Set(
    FIELD_STEPS.flatMap((step) => step.match(/(?<=`)[\w./-]+\.(?:tsx?|json)(?=`)/g) ?? []),
  );
  expect([...named]).toEqual(expect.arrayContaining(FIELD.map(({ path }) => path)));
  expect([...named].filter((path) => !isTest(path)).length).toBeLessThanOrEqual(6);
  expect([...named].filter(isTest).length).toBeLessThanOrEqual(4);
});

it('gate, search engines, sitemap, redirects, footer, browsers and the check of content know the page', async () => {
  const program = `
    const { addressOf } = await import('./lib/server/gate/addresses.ts');
    const { indexingOf } = await import('./lib/seo/indexing.ts');
    const { pagesSitemap } = await import('./lib/seo/sitemap.ts');
    const { shareImage } = await import('./lib/seo/section-cards.ts');
    const { redirectFor } = await import('./lib/content/addresses/redirects.ts');
    const { EXPLORE_LINKS } = await import('./lib/content/addresses/footer-links.ts');
    const { SPECULATION_RULES } = await import('./lib/content/addresses/speculation.ts');
    const { contentProblems } = await import('./scripts/build/content-check.mjs');
    const path = '/${PAGE.name}';
    console.log(JSON.stringify({
      address: addressOf(path),
      indexing: indexingOf({ path }),
      isInSitemap: pagesSitemap('https://site.example').includes(path + '<'),
      image: shareImage(path).url,
      redirect: redirectFor(path.toUpperCase(), '')?.location,
      footer: EXPLORE_LINKS.find(({ href }) => href === path)?.label,
      isPrerendered: JSON.stringify(SPECULATION_RULES.prerender).includes('"' + path + '"'),
      problems: contentProblems(),
    }));`;
  expect(await copy.run(['--input-type=module', '-e', program])).toEqual({
    address: { kind: 'text', path: '/parking' },
    indexing: { robots: 'index, follow', canonical: '/parking', inSitemap: true },
    isInSitemap: true,
    image: '/share/home.png',
    redirect: '/parking',
    footer: 'Parking',
    isPrerendered: true,
    problems: [],
  });
});

it('the filter filters and counts', async () => {
  copy.write('try.ts', TRY_FILTER);
  expect(await copy.run(['try.ts'])).toEqual({
    found: ['a', 'c'],
    options: ['Provided 2', 'Stipend 1'],
    tags: ['Provided'],
    address: 'state=TX&parking=Provided',
    map: 'parking=Provided',
    name: 'Jobs in Texas, Provided',
  });
});

const TRY_FILTER = `
import { buildJob } from '@/__tests__/support/build-job';
import { toSummary } from '@/lib/domain/job/to-summary';
import { packJobs, unpackJobs } from '@/lib/domain/lists/packed-jobs';
import { writeMapFilters } from '@/lib/domain/map/map-query';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { listName } from '@/lib/domain/search-pages/list-name';
import { indexJobs } from '@/__tests__/support/index-jobs';
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

it('the optional field of the application form is checked, and arrives', async () => {
  const person = { ...APPLICANT, receiveUpdates: true };
  const drafts = [{ ...person, zipCode: ' 50309 ' }, person, { ...person, zipCode: 'Austin' }];
  const sender = '__tests__/support/send-applications.ts';
  expect(await copy.run([sender, JSON.stringify(drafts)])).toEqual([
    { status: 200 },
    { status: 200 },
    { status: 422, errors: { zipCode: 'Please use the five digits of the ZIP code, like 50309' } },
  ]);
  const received = platform.heard.map(
    ({ body }) => (JSON.parse(body) as { applicationData: unknown }).applicationData,
  );
  expect(received).toEqual([{ ...PAYLOAD, zipCode: '50309' }, PAYLOAD]);
});
