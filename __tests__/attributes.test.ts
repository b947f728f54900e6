import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FILTER_FOLD } from '@/lib/domain/query/filter-fold';

function read(folder: string, ending: RegExp): (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))
    .map((path) => [path, readFileSync(path, 'utf8')]);
}
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const SOURCES = ['app', 'components', 'elements'].flatMap((folder) => read(folder, /\.tsx?$/));
const isConstants = (path: string) => path.endsWith('/attributes.ts');
const isElement = (path: string) => path.includes('elements/');

/** The values of all constants in `attributes.ts`. */
const SHARED = new Set(
  SOURCES.filter(([path]) => isConstants(path)).flatMap(([, text]) => text.match(/data-[a-z-]+/g)),
);

/** What else sets an attribute: markup, scripts, and tests themselves. */
const ELSEWHERE = [...SOURCES, ...read('lib', /\.tsx?$/), ...read('e2e', /\.ts$/)]
  .filter(([path]) => !isConstants(path) && !isElement(path))
  .map(([, text]) => withoutComments(text))
  .flatMap((text) => [
    ...(text.match(/(?<=[\s'{])data-[a-z-]+(?==|[\s/>'])/g) ?? []),
    ...(text.match(/(?<=setAttribute\(')data-[a-z-]+/g) ?? []),
    ...[...text.matchAll(/dataset\.(\w+) ?=/g)].map(
      ([, key = '']) => `data-${key.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)}`,
    ),
  ]);
const SET = new Set([...SHARED, ...ELSEWHERE, `data-${FILTER_FOLD.key}`]);

/** Attributes that a file selects by. */
const selectedIn = ([path, text]: readonly [string, string]) =>
  [...withoutComments(text).matchAll(/\[(data-[a-z-]+)(?==|\])/g)].map(([, name = '']) => [
    path,
    name,
  ]);

describe('an attribute that is selected by is set', () => {
  it.each([
    ['style sheets', [...read('app', /\.css$/), ...read('components', /\.css$/)], 100],
    ['elements', SOURCES.filter(([path]) => isElement(path)), 15],
    ['browser tests', read('e2e', /\.ts$/), 20],
  ] as const)('in %s', (_, files, least) => {
    const selected = files.flatMap(selectedIn);
    expect(selected.length).toBeGreaterThan(least);
    expect(selected.filter(([, name = '']) => !SET.has(name))).toEqual([]);
  });
});

it('elements name every attribute by the type of a constant', () => {
  const loose = SOURCES.filter(
    ([path]) => isElement(path) && !path.endsWith('attributes-of.ts'),
  ).flatMap(([path, text]) =>
    [
      ...withoutComments(text).matchAll(
        /(['"`])([^'"`\n]*\bdata-(?!layer)[a-z-]+(?:='\$\{\w+\}')?[^'"`\n]*)\1(?!\s*satisfies)/g,
      ),
    ].map(([, , found]) => [path, found]),
  );
  expect(loose).toEqual([]);
});
