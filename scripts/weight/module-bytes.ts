import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliBytes, splitScript } from '@/e2e/support/weigh';

/** A part of a page's scripts: a module of ours by its path, a package by its name, or what React and Next need. */
export type Part = {
  readonly owner: 'ours' | 'package' | 'React and Next';
  readonly name: string;
  readonly bytes: number;
};

const FRAMEWORK: Part['owner'] = 'React and Next';

/** Whose a source is, by its path in the source map: `turbopack:///[project]/components/…`. */
function partOf(source: string | undefined): Omit<Part, 'bytes'> {
  const path = decodeURIComponent(source ?? '').replace(/^.*?\[project\]\//, '');
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  // The bundler's runtime, and the brackets around modules, have no source in the project.
  if (path === source || path === '' || path.includes('[turbopack]'))
    return { owner: FRAMEWORK, name: 'bundler' };
  if (name === undefined) return { owner: 'ours', name: path };
  const isFramework = ['next', 'react', 'react-dom', 'scheduler', '@swc/helpers'].includes(name);
  return { owner: isFramework ? FRAMEWORK : 'package', name };
}

/** How many characters of a script come from each source. */
function charactersBySource(
  script: string,
  map: SourceMap,
): ReadonlyMap<string | undefined, number> {
  const characters = new Map<string | undefined, number>();
  for (const [line, text] of script.split('\n').entries())
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      const source = 'originalSource' in entry ? entry.originalSource : undefined;
      characters.set(source, (characters.get(source) ?? 0) + 1);
    }
  return characters;
}

/**
 * What each part of these scripts weighs, heaviest first: its share of a script's characters, in bytes of that script after brotli 11. A
 * part that compresses well weighs less than that, and one that does not weighs more.
 * @param paths of the scripts, as a browser requests them
 * @param distDir the build that has them, with source maps
 */
export function moduleBytes(paths: readonly string[], distDir: string): readonly Part[] {
  const parts = new Map<string, Part>();
  const add = (part: Omit<Part, 'bytes'>, bytes: number) => {
    const key = `${part.owner} ${part.name}`;
    parts.set(key, { ...part, bytes: (parts.get(key)?.bytes ?? 0) + bytes });
  };
  for (const path of paths) {
    const file = join(distDir, path.replace('/_next/', ''));
    const { code, map } = splitScript(readFileSync(file));
    const bytes = brotliBytes(code);
    // esbuild makes the modules of `elements/`, without maps; Next's script for old browsers comes as it is.
    if (map === null) {
      const isOurs = path.includes('/static/site/');
      add(isOurs ? { owner: 'ours', name: 'elements' } : { owner: FRAMEWORK, name: path }, bytes);
      continue;
    }
    const sourceMap = new SourceMap(JSON.parse(readFileSync(join(dirname(file), map), 'utf8')));
    const text = code.toString();
    for (const [source, characters] of charactersBySource(text, sourceMap))
      add(partOf(source), (bytes * characters) / text.length);
  }
  return [...parts.values()].toSorted((a, b) => b.bytes - a.bytes);
}
