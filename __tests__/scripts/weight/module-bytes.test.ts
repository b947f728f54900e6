import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { brotliBytes } from '@/e2e/support/weigh';
import { moduleBytes } from '@/scripts/weight/module-bytes';

const PREFIX = 'turbopack:///[project]/';
/** A module with this many words. */
const moduleOf = (name: string, words: number) =>
  `export const ${name} = ${JSON.stringify(Array.from({ length: words }, (_, at) => `${name} ${at * 7919}`))};`;
/** Sources by their path in the project. */
const SOURCES = {
  'components/large.js': moduleOf('large', 60),
  'lib/small.js': moduleOf('small', 1),
  'node_modules/next/dist/client.js': moduleOf('next', 15),
  'node_modules/swr/index.js': moduleOf('swr', 30),
};
const SCRIPT = '/_next/static/chunks/a.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'module-bytes-'));
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  mkdirSync(join(folder, 'static/site'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Bundles the sources into a script with a map under another name, as Next does. @returns the script as visitors get it */
function writeScript(): Buffer {
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { outputFiles } = buildSync({
    stdin: {
      contents: Object.keys(SOURCES)
        .map((path) => `export * from './${path}';`)
        .join('\n'),
      resolveDir: folder,
    },
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    sourcemap: 'external',
    outfile: join(folder, 'out.js'),
    write: false,
  });
  const [map = '', code = ''] = outputFiles.map(({ text }) => text);
  const named = JSON.parse(map);
  named.sources = named.sources.map((source: string) => PREFIX + encodeURI(source));
  writeFileSync(join(folder, 'static/chunks/b.js.map'), JSON.stringify(named));
  writeFileSync(
    join(folder, SCRIPT.replace('/_next/', '')),
    `${code.trimEnd()}\n//# sourceMappingURL=b.js.map`,
  );
  return Buffer.from(code.trimEnd());
}

it('shares the bytes of a script among modules of ours, packages and the framework, heaviest first', () => {
  const code = writeScript();
  const parts = moduleBytes([SCRIPT], folder);
  expect(parts.map(({ owner, name }) => [owner, name])).toEqual([
    ['ours', 'components/large.js'],
    ['package', 'swr'],
    ['React and Next', 'next'],
    ['ours', 'lib/small.js'],
  ]);
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeCloseTo(brotliBytes(code), 5);
});

it('counts a script without a map as a whole: ours if it is made of elements', () => {
  const text = 'customElements.define("a-b", class extends HTMLElement {})';
  writeFileSync(join(folder, 'static/site/site-A.js'), text);
  writeFileSync(join(folder, 'static/chunks/old.js'), text);
  const bytes = brotliBytes(Buffer.from(text));
  expect(
    moduleBytes(['/_next/static/site/site-A.js', '/_next/static/chunks/old.js'], folder),
  ).toEqual([
    { owner: 'ours', name: 'elements', bytes },
    { owner: 'React and Next', name: '/_next/static/chunks/old.js', bytes },
  ]);
});
