import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /^import (?!type)(?:[^;]*? from )?'([^']+)';/gms;

/** The file an import of ours means; null for a package. */
function fileOf(from: string, name: string): string | null {
  const base = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name);
  if (!name.startsWith('@/') && !name.startsWith('.')) return null;
  return ['', '.tsx', '.ts'].map((end) => base + end).find((path) => existsSync(path)) ?? null;
}

/** Every style sheet that comes with a file. */
function stylesOf(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, name = '']) => fileOf(file, name))
    .flatMap((path) => (path === null ? [] : stylesOf(path, seen)));
}

it('the page that is not found is dressed before its script comes', () => {
  const needed = stylesOf('components/layout/not-found-whole.tsx');
  expect(needed.length).toBeGreaterThan(10);
  expect([...stylesOf('components/layout/not-found-styles.ts')].toSorted()).toEqual(
    [...needed].toSorted(),
  );
});
