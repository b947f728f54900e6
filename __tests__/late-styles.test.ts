import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The lists of style sheets that must come with the HTML, and the parts whose script comes after it. */
const LATE: readonly (readonly [list: string, ...parts: string[]])[] = [
  ['components/forms/application-form-styles', 'components/forms/application-form'],
  ['components/forms/contact-form-styles', 'components/forms/contact-form'],
  ['components/jobs/job-list-styles', 'components/jobs/job-list'],
  ['components/map/map-search-styles', 'components/map/map-search'],
];

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

it.each(LATE)('%s is whole', (list, ...parts) => {
  const seen = new Set<string>();
  const styles = parts.flatMap((part) => stylesOf(`${part}.tsx`, seen)).sort();
  expect(styles.length).toBeGreaterThan(5);
  expect([...stylesOf(`${list}.ts`)].sort()).toEqual(styles);
});
