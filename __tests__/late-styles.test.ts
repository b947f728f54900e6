import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Parts whose script comes after their HTML, and the lists of the style sheets that must come with it. */
const LATE = [
  'components/forms/application-form',
  'components/forms/contact-form',
  'components/jobs/job-list',
  'components/map/map-search',
] as const;

const importsOf = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s+(?!type)(?:[^;]*?from\s+)?'([^']+)'/gm,
    ),
  ].map(([, spec = '']) => spec);

function fileOf(from: string, spec: string): string | undefined {
  const path = spec.startsWith('@/') ? spec.slice(2) : normalize(join(dirname(from), spec));
  return spec.startsWith('@/') || spec.startsWith('.')
    ? [path, `${path}.tsx`, `${path}.ts`].find((file) => /\.\w+$/.test(file) && existsSync(file))
    : undefined;
}

/** Every style sheet that a file and what it imports at once bring along. */
function stylesOf(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  return importsOf(file).flatMap((spec) => {
    const found = fileOf(file, spec);
    return found ? stylesOf(found, seen) : [];
  });
}

it.each(LATE)('%s: its list of style sheets is whole', (part) => {
  const styles = [...stylesOf(`${part}.tsx`)].sort();
  expect(styles.length).toBeGreaterThan(10);
  expect([...stylesOf(`${part}-styles.ts`)].sort()).toEqual(styles);
});
