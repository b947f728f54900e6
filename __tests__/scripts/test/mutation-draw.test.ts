import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawLines, sourcesOf } from '@/scripts/test/mutation/draw';
import { ROOMS } from '@/scripts/test/mutation/rooms';

const folder = mkdtempSync(join(tmpdir(), 'draw-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'code.ts');
const LINES = [
  "import { a } from './a';",
  '',
  '// A comment.',
  'if (a > 1) {',
  '  b();',
  '}',
  'c();',
];

/** The texts of drawn lines. */
function drawn(count: number, seed: string, lines: readonly string[] = LINES): string[] {
  writeFileSync(file, lines.join('\n'));
  const all = readFileSync(file, 'utf8').split('\n');
  return drawLines([file], count, seed).map(
    (range) => all[Number(range.split('-').at(-1)) - 1] ?? '',
  );
}

it('draws lines of code, and no imports, comments or brackets', () => {
  expect(drawn(9, 'x').toSorted()).toEqual(['  b();', 'c();', 'if (a > 1) {']);
});

it('draws the same lines by the same seed, also after a change elsewhere, and others by another', () => {
  const two = drawn(2, 'x');
  expect(drawn(2, 'x', ['// More.', ...LINES])).toEqual(two);
  const seeds = Array.from({ length: 20 }, (_, seed) => drawn(2, String(seed)).join());
  expect(new Set(seeds).size).toBeGreaterThan(2);
});

it.each(Object.entries(ROOMS))('%s has more lines than are drawn of it', (_, room) => {
  const files = sourcesOf(room);
  expect(files.filter((name) => /\.d\.m?ts$/.test(name))).toEqual([]);
  expect(drawLines(files, Infinity, 'x').length).toBeGreaterThan(room.drawn);
});
