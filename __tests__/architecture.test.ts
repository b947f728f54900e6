import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { styleProblems } from '@/__tests__/support/planted-styles';

/** The topmost folder of a layer: none of the others may import from it. */
const TOPMOST = {
  'lib/client': 'forms/send-message',
  'lib/server': 'gate/request-gate',
  'components/ui': 'fields/select',
};
const UPWARDS = Object.entries(TOPMOST).flatMap(([folder, top]) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !top.startsWith(`${entry.name}/`))
    .map(({ name }): [string, string] => [`${folder}/${name}/planted.tsx`, `@/${folder}/${top}`]),
);

/** Forbidden imports, one of each kind: [from, to]. The README draws the arrows. */
const FORBIDDEN: readonly (readonly [string, string])[] = [
  ['lib/domain/planted.ts', '@/lib/config/limits'],
  ['lib/domain/planted.ts', '@/lib/server/jobs/snapshot/snapshot'],
  ['lib/content/planted.ts', '@/lib/config/env'],
  ['lib/content/planted.ts', '@/lib/server/jobs/snapshot/snapshot'],
  ['lib/forms/planted.ts', '@/lib/content/jobs/benefits'],
  ['lib/seo/planted.ts', '@/lib/server/jobs/snapshot/snapshot'],
  ['lib/config/planted.ts', '@/lib/domain/job/job'],
  ['lib/platform/planted.ts', '@/lib/server/jobs/snapshot/snapshot'],
  ['lib/server/planted.ts', '@/components/ui/actions/button'],
  ['lib/server/planted.ts', '@/lib/client/search/use-jobs'],
  ['lib/client/planted.ts', '@/lib/server/jobs/snapshot/snapshot'],
  ['lib/client/planted.ts', '@/lib/config/env'],
  ['lib/client/planted.ts', '@/lib/config/limits'],
  ['components/job-list/planted.tsx', '@/lib/config/limits'],
  ['components/ui/planted.tsx', '@/lib/domain/job/job'],
  ['components/ui/planted.tsx', '@/components/job-card/job-card'],
  ['components/job-list/planted.tsx', '@/lib/server/jobs/snapshot/snapshot'],
  ['components/job-list/planted.tsx', '@/lib/seo/structured-data/json-ld'],
  ['components/job-list/planted.tsx', '@/lib/config/env'],
  ['components/job-list/planted.tsx', '@/app/font'],
  ['app/planted.tsx', '@/lib/platform/jobs'],
  ['elements/planted.ts', '@/components/ui/actions/button'],
  ['elements/planted.ts', '@/lib/server/jobs/snapshot/snapshot'],
  ['elements/page/planted.ts', '@/components/saved/elements/saved-jobs'],
  ['components/saved/elements/planted.ts', '@/components/saved/save-button'],
  ['components/saved/elements/planted.ts', '@/components/ui/class-names'],
  ['components/saved/elements/planted.ts', '@/lib/forms/contact-fields'],
  ['components/ui/fields/elements/planted.ts', '@/lib/server/jobs/snapshot/snapshot'],
  ['components/map/planted.tsx', '@/components/map/elements/place-map'],
  ['components/ui/fields/planted.tsx', '@/components/ui/fields/elements/picker-state'],
  ['app/planted.tsx', '@/components/map/elements/place-map'],
  ['sandbox/planted.ts', '@/lib/domain/job/job'],
  ['lib/server/planted.ts', '@/sandbox/server'],
  ['server/planted.mjs', '../lib/server/gate/request-gate'],
  ['lib/domain/basics/planted.ts', '@/lib/domain/job/job'],
  ['lib/server/jobs/snapshot/planted.ts', '@/lib/server/jobs/look-up/page-job'],
  ['lib/server/outbox/planted.ts', '@/lib/server/applications/applications'],
  ['components/ui/marks/planted.tsx', '@/components/ui/actions/button'],
  ...UPWARDS,
];
const FORBIDDEN_PACKAGES: readonly (readonly [string, string])[] = [
  ['lib/domain/planted.ts', 'react'],
  ['components/job-list/planted.tsx', 'formik'],
  ['components/job-list/planted.tsx', 'swr'],
  ['lib/server/planted.ts', 'yup'],
  ['app/planted.tsx', 'sanitize-html'],
  ['app/planted.tsx', 'leaflet'],
  ['lib/platform/planted.ts', 'pino'],
  ['components/contact/planted.tsx', '@emailjs/browser'],
  ['app/planted.tsx', '@sentry/browser'],
  ['lib/client/planted.ts', 'web-vitals'],
  ['components/job-list/planted.tsx', '../ui/button'],
  ['lib/server/planted.ts', 'next/dist/server/next'],
  ['server/planted.mjs', 'next/dist/server/next.js'],
  ['server/planted.mjs', 'pino'],
];
const ALLOWED: readonly (readonly [string, string])[] = [
  ['lib/server/planted.ts', '@/lib/platform/jobs'],
  ['lib/server/planted.ts', 'pino'],
  ['lib/server/planted.ts', '@/server/metrics.mjs'],
  ['server/planted.mjs', 'next'],
  ['lib/client/planted.ts', 'swr'],
  ['lib/client/planted.ts', '@emailjs/browser'],
  ['lib/client/planted.ts', '@sentry/browser'],
  ['lib/forms/planted.ts', 'yup'],
  ['components/contact/planted.tsx', 'formik'],
  ['components/job-list/planted.tsx', '@/components/ui/actions/button'],
  ['components/seo/planted.tsx', '@/lib/seo/structured-data/json-ld'],
  ['app/planted.tsx', '@/lib/server/jobs/snapshot/snapshot'],
  ['lib/domain/job/planted.ts', '@/lib/domain/pay/dollars'],
  ['lib/domain/job/planted.ts', '@/lib/domain/words/words'],
  ['lib/server/applications/planted.ts', '@/lib/server/outbox/application-outbox'],
  ['components/job-page/planted.tsx', '@/components/job-card/job-card'],
  ['lib/domain/lists/planted.ts', '@/lib/domain/saved/saved-job'],
  ['components/ui/actions/planted.tsx', '@/components/ui/marks/icon'],
  ['elements/planted.ts', '@/components/saved/elements/saved-jobs'],
  ['components/home/elements/planted.ts', '@/components/ui/fields/elements/picker-state'],
  ['components/ui/boxes/elements/planted.ts', '@/elements/page/auto-advance'],
];

/** A caught error may come from another of Next's bundles, which has its own copies of the classes (docs/decisions/0004). */
const RECOGNISED_BY_CLASS: readonly (readonly [string, string])[] = [
  ['lib/platform/planted.ts', 'PlatformError'],
  ['lib/server/planted.ts', 'PlatformError'],
  ['lib/forms/planted.ts', 'yup.ValidationError'],
  ['components/contact/planted.tsx', 'DeferredUpdate'],
  ['app/planted.tsx', 'PlatformError'],
  ['scripts/planted.mjs', 'PlatformError'],
  ['e2e/planted.ts', 'PlatformError'],
  ['instrumentation.ts', 'PlatformError'],
];
const BUILT_IN: readonly (readonly [string, string])[] = [
  ['lib/platform/planted.ts', 'SyntaxError'],
  ['lib/client/planted.ts', 'DOMException'],
  ['components/ui/planted.tsx', 'HTMLElement'],
  ['scripts/planted.mjs', 'Error'],
];

/** Globals shared by scripts and server are declared in one place (server/process-globals.mjs). */
const OTHER_GLOBALS = ['lib/server/planted.ts', 'scripts/planted.mjs', '__tests__/planted.ts'];

/** Literals spread into the literal around them: they only save lines. */
const SPREAD_LITERALS = [
  'export const row = { ...{ a: 1, b: 2 }, c: 3 };',
  'export const row = { ...({ a: 1, b: 2 } as const), c: 3 };',
  'export const row = [...[1, 2], 3];',
];

/** What not all of the oldest browsers have (docs/browsers.md): an interface, a static member, a member. */
const TOO_YOUNG: readonly (readonly [string, string, string])[] = [
  ['elements/planted.ts', 'new CloseWatcher()', 'no-restricted-globals'],
  ['lib/domain/planted.ts', "URL.canParse('a:')", 'no-restricted-properties'],
  ['components/planted.tsx', 'document.body.checkVisibility()', 'no-restricted-properties'],
  ['lib/client/planted.ts', "document.body.ariaHidden === 'true'", 'no-restricted-properties'],
];
const OLD_ENOUGH: readonly (readonly [string, string])[] = [
  ['elements/planted.ts', 'document.body.getBoundingClientRect()'],
  ['lib/client/planted.ts', 'AbortSignal.timeout(1)'],
  ['lib/server/planted.ts', "URL.canParse('a:')"],
];

const imports = [...FORBIDDEN, ...FORBIDDEN_PACKAGES, ...ALLOWED];
const tests = [...RECOGNISED_BY_CLASS, ...BUILT_IN];
let refused: readonly (readonly string[])[] = [];

beforeAll(() => {
  const { stdout, stderr } = spawnSync(process.execPath, ['__tests__/support/lint-planted.mjs'], {
    input: JSON.stringify([
      ...imports.map(([file, target]) => ({ file, text: `export * from '${target}';\n` })),
      ...tests.map(([file, name]) => ({
        file,
        text: `export const is = (e) => e instanceof ${name};\n`,
      })),
      ...OTHER_GLOBALS.map((file) => ({
        file,
        text: "export const KEY = Symbol.for('site.a');\n",
      })),
      ...SPREAD_LITERALS.map((text) => ({ file: 'lib/domain/planted.ts', text: `${text}\n` })),
      ...[...TOO_YOUNG, ...OLD_ENOUGH].map(([file, code]) => ({
        file,
        text: `export const is = ${code};\n`,
      })),
      { file: 'server/planted.mjs', text: 'Array.prototype.at = () => null;\n' },
      { file: 'app/planted.tsx', text: "export * from './none.module.css';\n" },
    ]),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  refused = JSON.parse(stdout);
}, 120_000);

const rulesFor = (from: string, to: string) =>
  refused[[...imports, ...tests].findIndex(([a, b]) => a === from && b === to)];

describe('imports between layers', () => {
  it.each(FORBIDDEN)('%s may not import %s', (from, to) => {
    expect(rulesFor(from, to)).toContain('import-x/no-restricted-paths');
  });

  it.each(FORBIDDEN_PACKAGES)('%s may not import %s', (from, to) => {
    expect(rulesFor(from, to)).toContain('no-restricted-imports');
  });

  it.each(ALLOWED)('%s may import %s', (from, to) => {
    expect(rulesFor(from, to)).toEqual([]);
  });
});

it.each(OTHER_GLOBALS)('%s may not declare a global', (file) => {
  const at = imports.length + tests.length + OTHER_GLOBALS.indexOf(file);
  expect(refused[at]).toEqual(['no-restricted-properties']);
});

it.each(SPREAD_LITERALS)('%s is written in place', (text) => {
  const at = imports.length + tests.length + OTHER_GLOBALS.length + SPREAD_LITERALS.indexOf(text);
  expect(refused[at]).toEqual(['no-restricted-syntax']);
});

describe('the oldest browsers (docs/browsers.md)', () => {
  const first = imports.length + tests.length + OTHER_GLOBALS.length + SPREAD_LITERALS.length;

  it.each(TOO_YOUNG)('%s may not use %s', (_file, code, rule) => {
    const at = first + TOO_YOUNG.findIndex(([, planted]) => planted === code);
    expect(refused[at]).toEqual([rule]);
  });

  it.each(OLD_ENOUGH)('%s may use %s', (file, code) => {
    const at = OLD_ENOUGH.findIndex((row) => row[0] === file && row[1] === code);
    expect(refused[first + TOO_YOUNG.length + at]).toEqual([]);
  });

  it('what one of them lacks may be used in a style sheet only where a table says what is seen without it', () => {
    const text = '.a:has(.b) {\n  color: inherit;\n}\n';
    const [elsewhere, inTable] = styleProblems(
      ['components/planted.module.css', 'app/globals.css'].map((file) => ({ file, text })),
    );
    expect(elsewhere).toContain('css-has');
    expect(inTable).toBe('');
  }, 30_000);
});

it('no class of Node or Next is changed from outside', () => {
  expect(refused.at(-2)).toEqual(['no-restricted-syntax']);
});

it('a style sheet that does not exist may not be imported', () => {
  expect(refused.at(-1)).toEqual(['import-x/no-unresolved']);
});

describe('a caught error is recognised by its content, not by its class', () => {
  it.each(RECOGNISED_BY_CLASS)('%s may not use `instanceof %s`', (file, name) => {
    expect(rulesFor(file, name)).toEqual(['no-restricted-syntax']);
  });

  it.each(BUILT_IN)('%s may use `instanceof %s`', (file, name) => {
    expect(rulesFor(file, name)).toEqual([]);
  });
});
