import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const RECIPE = readFileSync('docs/how-to/page.md', 'utf8');
const TABLE = 'lib/content/addresses/pages.ts';
const FOLDERS = ['app', 'components', 'content', 'elements', 'lib', 'scripts'];
const FILES = ['middleware.ts', 'package.json', 'tsconfig.json'];

/** The recipe's blocks of code: each names its file. */
const blocks = [...RECIPE.matchAll(/^ {3}```\w+ (\S+)\n([\s\S]*?)^ {3}```$/gm)].map(
  ([, file = '', code = '']) => ({ file, code: code.replace(/^ {3}/gm, '') }),
);
const [, name = ''] = /`\|([a-z-]+)`/.exec(RECIPE) ?? [];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-page-'));
  for (const path of [...FOLDERS, ...FILES]) cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const insert = (file: string, before: string, added: string) => {
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text.split(before)).toHaveLength(2);
    writeFileSync(join(copy, file), text.replace(before, added + before));
  };
  for (const { file, code } of blocks) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    if (file === TABLE) insert(file, '  { ...TEXT, path: PRIVACY.href', code);
    else writeFileSync(join(copy, file), code);
  }
  insert('middleware.ts', '|api|_next)', `|${name}`);
});
afterAll(() => rmSync(copy, { recursive: true }));

it('a new page of text is six files', () => {
  expect(new Set([...blocks.map(({ file }) => file), 'middleware.ts']).size).toBe(6);
});

it('gate, search engines, sitemap, redirects, footer, browsers and the owner’s checks know it', () => {
  const program = `
    const { addressOf } = await import('./lib/server/gate/addresses.ts');
    const { indexingOf } = await import('./lib/seo/indexing.ts');
    const { pagesSitemap } = await import('./lib/seo/sitemap.ts');
    const { shareImage } = await import('./lib/seo/section-cards.ts');
    const { redirectFor } = await import('./lib/content/addresses/redirects.ts');
    const { EXPLORE_LINKS } = await import('./lib/content/addresses/footer-links.ts');
    const { SPECULATION_RULES } = await import('./lib/content/addresses/speculation.ts');
    const { contentProblems } = await import('./scripts/build/content-check.mjs');
    const { pageFindings } = await import('./scripts/owner/site-check/page-findings.ts');
    const path = '/${name}';
    console.log(JSON.stringify({
      address: addressOf(path),
      indexing: indexingOf({ path }),
      isInSitemap: pagesSitemap('https://site.example').includes(path + '<'),
      image: shareImage(path).url,
      redirect: redirectFor(path.toUpperCase(), '')?.location,
      footer: EXPLORE_LINKS.find(({ href }) => href === path)?.label,
      isPrerendered: JSON.stringify(SPECULATION_RULES.prerender).includes('"' + path + '"'),
      problems: [...contentProblems(), ...pageFindings()],
    }));`;
  const told = execFileSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '-e', program],
    { cwd: copy, encoding: 'utf8' },
  );
  expect(JSON.parse(told)).toEqual({
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

it('has no error of types', () => {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    join(copy, 'tsconfig.json'),
    { noEmit: true, incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  ) as ts.ParsedCommandLine;
  const changed = blocks.map(({ file }) => join(copy, file)).filter((file) => /tsx?$/.test(file));
  const next = join(copy, 'node_modules/next/types/global.d.ts');
  const program = ts.createProgram([...changed, next], options);
  const problems = changed.flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  expect(problems.map(({ messageText }) => messageText)).toEqual([]);
});
