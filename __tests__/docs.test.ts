import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IS_SAMPLE } from '@/__tests__/support/while-sample';
import { health } from '@/lib/server/health';
import { FINDING_KEYS } from '@/scripts/owner/platform-check/findings';
import { SAMPLES } from '@/scripts/owner/site-check/samples';

const read = (path: string) => readFileSync(path, 'utf8');
const pagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
const RECIPES = pagesIn('docs/how-to');
const GUIDES = [...pagesIn('docs'), ...RECIPES];
const PAGES = [
  ...pagesIn('docs/decisions'),
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...pagesIn('deploy'),
  'lib/platform/README.md',
  'sandbox/README.md',
  ...GUIDES,
];
const guide = (name: string) => read(`docs/${name}.md`);

/** Every source that may read a setting or write a log line. */
const sources = [
  'lib',
  'components',
  'scripts',
  'server',
  'deploy',
  'sandbox',
  'e2e',
  '.env.example',
  'next.config.mjs',
]
  .flatMap((root) =>
    root.includes('.')
      ? [root]
      : readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
          .map(({ parentPath, name }) => join(parentPath, name)),
  )
  .map(read)
  .join('\n');

/** Text in code, inline or in a block. The head of a block may name a file that a recipe makes. */
const codeIn = (text: string) =>
  [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([code]) =>
    code.replace(/^```.*\n/, '').replaceAll('`', ''),
  );

/** GitHub's name for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const scriptsIn = (text: string) =>
  codeIn(text).flatMap((code) =>
    [...code.matchAll(/\bnpm (?:run (?:-s |--silent )?([a-z][\w:-]*)|(start|test)\b)/g)].map(
      ([, run, word]) => run ?? word ?? '',
    ),
  );
const filesIn = (text: string) =>
  codeIn(text)
    .flatMap(
      (code) =>
        code.match(
          /(?<![\w./@-])(?:app|components|content|elements|lib|scripts|public|deploy|docs|e2e|sandbox|__tests__)\/[\w.\-/@()[\]]*[\w)\]]/g,
        ) ?? [],
    )
    // Ignores placeholders such as NNNN.
    .filter((path) => !/NNNN|^docs\/decisions\/\d{4}$/.test(path));
const linksIn = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)]+)\)/g)].map(([, target = '']) => target);
const settingsIn = (text: string) =>
  codeIn(text)
    .flatMap((code) => code.match(/(?<![\w])[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9]\b/g) ?? [])
    // Settings used only by the sample: an owner has deleted them, as these pages say.
    .filter((name) => IS_SAMPLE || !name.startsWith('SAMPLE_'));

type Find = (text: string) => readonly string[];
/** The pages in which there is something to find, each with what it is. */
const pagesWith = (find: Find) =>
  PAGES.map((page) => [page, [...new Set(find(read(page)))]] as const).filter(
    ([, found]) => found.length > 0,
  );

it.each<[string, Find, number]>([
  ['npm scripts', scriptsIn, 20],
  ['files', filesIn, 60],
  ['links', linksIn, 40],
  ['settings', settingsIn, 25],
])('many pages name %s, so these are found and checked below', (_, find, least) => {
  expect(pagesWith(find).length).toBeGreaterThanOrEqual(least);
});

it.each(pagesWith(scriptsIn))('%s names npm scripts that exist', (_, named) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it.each(pagesWith(filesIn))('%s names files that exist', (_, paths) => {
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it.each(pagesWith(linksIn))('%s links to pages and headings that exist', (page, targets) => {
  for (const target of targets) {
    const [path, anchor] = target.split('#');
    const file = path ? join(dirname(page), path) : page;
    expect([target, existsSync(file)]).toEqual([target, true]);
    if (anchor) expect(anchorsOf(file)).toContain(anchor);
  }
});

it.each(pagesWith(settingsIn))('%s names settings that the code reads', (_, names) => {
  expect(names.filter((name) => !sources.includes(name))).toEqual([]);
});

it('the index of decisions asks at least one question for each page, and has no other pages', () => {
  const folder = 'docs/decisions';
  const questions = read(`${folder}/README.md`).match(/^- \[.*\?\]\(.*\)$/gm) ?? [];
  const pages = readdirSync(folder).filter((name) => name !== 'README.md');
  const answered = questions.flatMap((line) => /\((\d{4}-[\w-]+\.md)/.exec(line)?.[1] ?? []);
  expect([...new Set(answered)].toSorted()).toEqual(pages.toSorted());
  expect(pages.length).toBeLessThanOrEqual(30);
});

it.each(pagesIn('docs/decisions').filter((page) => !page.endsWith('README.md')))(
  '%s begins with its number, and says context, decision and consequences',
  (page) => {
    const headings = read(page).match(/^##? .*$/gm) ?? [];
    expect(headings[0]).toMatch(new RegExp(`^# ${/\d{4}/.exec(page)?.[0]} `));
    expect(headings.slice(1)).toEqual(['## Context', '## Decision', '## Consequences']);
  },
);

it('the README shows four pictures, of at most 300 KB in all', () => {
  const folder = 'docs/pictures';
  const pictures = readdirSync(folder).map((name) => `${folder}/${name}`);
  const shown = linksIn(read('README.md')).filter((target) => target.startsWith(folder));
  expect(shown.toSorted()).toEqual(pictures.toSorted());
  expect(pictures).toHaveLength(4);
  const bytes = pictures.map((path) => statSync(path).size).reduce((sum, size) => sum + size);
  expect(bytes).toBeLessThanOrEqual(300 * 1024);
});

it('make-it-yours.md mentions every sample, and no others', () => {
  const keys = SAMPLES.map(({ key }) => key.replace(/^legal-.*/, 'legal-…'));
  const text = guide('make-it-yours');
  const bracketed = [...text.matchAll(/\[([a-z-]+(?:, [a-z-]+)*)\](?!\()/g)];
  const inTable = [...text.matchAll(/^\| ([a-z][a-z-]*…?(?:, [a-z-]+)*) +\|/gm)];
  const named = [...bracketed, ...inTable].flatMap(([, list = '']) => list.split(', '));
  expect(new Set(named.filter((key) => key !== 'key' && key !== 'file'))).toEqual(new Set(keys));
});

it('connect.md explains every finding of platform:check', () => {
  for (const key of FINDING_KEYS)
    expect(guide('connect')).toMatch(new RegExp(`^\\| [^|]*\`${key}[\`:]`, 'm'));
});

it('run.md shows what health answers and what the log says', () => {
  const text = guide('run');
  const [, example = '{}'] = /```json\n([\s\S]+?)```/.exec(text) ?? [];
  expect(Object.keys(JSON.parse(example) as object)).toEqual(Object.keys(health()));
  const lines = [...text.matchAll(/^\{.*"msg":.*\}$/gm)].map(
    ([line]) => JSON.parse(line) as { msg: string },
  );
  expect(lines.length).toBeGreaterThan(4);
  for (const { msg } of lines) expect(sources).toContain(msg);
});

it('README fits on two screens', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120);
});

/** '`NAME` in `path`', also across a line break. */
const NAMED = /`([A-Za-z]\w*)`\s+in\s+`([\w./()[\]-]+\.\w+)`/g;

const namedIn = (page: string) => [...read(page).matchAll(NAMED)];

it.each(RECIPES.filter((page) => namedIn(page).length > 0))(
  '%s names identifiers that exist in the files it names',
  (page) => {
    const missing = namedIn(page).filter(
      ([, name = '', path = '']) => !new RegExp(`\\b${name}\\b`).test(read(path)),
    );
    expect(missing.map(([text]) => text)).toEqual([]);
  },
);

it('recipes name identifiers', () => {
  expect(RECIPES.flatMap(namedIn).length).toBeGreaterThan(20);
});
