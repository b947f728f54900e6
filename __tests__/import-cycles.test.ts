import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Lint's own rule ignores `import type`. Types count here, because a reader has to follow them too. */
const SOURCES = [
  'app',
  'components',
  'elements',
  'lib',
  'sandbox',
  'scripts',
  'server',
  'middleware.ts',
];
const IMPORT = /(?:from|import)\s*\(?\s*'((?:@\/|\.)[^']+)'/g;
/** Names the types of what server and scripts share through `globalThis`, and imports nothing. */
const CONTRACT = 'server/process-globals.mjs';
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

type Graph = ReadonlyMap<string, readonly string[]>;

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

function resolve(from: string, to: string): string | undefined {
  const base = to.startsWith('@/') ? to.slice(2) : normalize(join(dirname(from), to));
  return ENDINGS.map((ending) => base + ending).find(isFile);
}

function readGraph(): Graph {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...SOURCES]);
  const files = listed
    .toString()
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && isFile(path));
  return new Map(
    files.map((file) => {
      const found = file === CONTRACT ? [] : [...readFileSync(file, 'utf8').matchAll(IMPORT)];
      return [file, found.flatMap(([, to = '']) => resolve(file, to) ?? [])];
    }),
  );
}

/** The cycles that a depth-first walk finds, each as the files it runs through. Every file is walked once. */
function cyclesOf(graph: Graph): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  function walk(file: string, way: readonly string[]): void {
    const at = way.indexOf(file);
    if (at >= 0) cycles.push([...way.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  }
  for (const file of graph.keys()) walk(file, []);
  return cycles;
}

test('no file imports itself through others, not even for types', () => {
  const graph = readGraph();
  expect(graph.size).toBeGreaterThan(600);
  expect(cyclesOf(graph)).toEqual([]);
});

test('a cycle is found', () => {
  const graph = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
  ]);
  expect(cyclesOf(graph)).toEqual(['b.ts → c.ts → b.ts']);
});
