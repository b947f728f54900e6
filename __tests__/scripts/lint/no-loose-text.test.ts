import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** JSX that breaks in a translated page, and how it is mended. */
const LOOSE = {
  'a text that comes and goes': '<p>{a && `b`}<i>c</i></p>',
  'a text before something that comes and goes': '<p>Which {a && <b>c</b>}</p>',
  'a text in pieces': '<p>{a} of {b}</p>',
  'a text beside a constant one': '<p>Job ID {job.number}</p>',
  'what is passed in, beside an icon': '<a><i />{children}</a>',
  'a call beside an element': '<li><i />{format(a)}</li>',
  'one of two texts': "<button><i />{a ? 'More' : 'Less'}</button>",
  'parts of a list': '<q>{a.map((b) => (b.c ? <mark key="d">e</mark> : b.text))}<i /></q>',
  'a fragment': '<p>{a && <>b <i>c</i></>}</p>',
  'a fragment as a prop': '<Part label={<>Compare <i>{a}</i></>} />',
} as const;
const WHOLE = {
  'one string': '<p>{`${a} of ${b}`}</p>',
  'a text that comes and goes alone': '<p>{a && `b`}</p>',
  'an element for each text': '<p><span>{a}</span>{b && <span>{b}</span>}</p>',
  'texts that never change': '<p>Call <a href="/">{SITE.phone.text}</a>, please</p>',
  'elements between white space': '<p>{a && <i>b</i>} {c && <i>d</i>}</p>',
  'elements of a list': '<ul><li>a</li>{b.map((c) => <li key="d">{c}</li>)}</ul>',
  'what is passed in between blocks': '<div><h2>{a}</h2>{children}</div>',
  'a fragment of elements': '<>{a && <i>b</i>}<span>{c}</span></>',
} as const;
const RETURNED = {
  LOOSE: 'export function Part({ a }) { if (a) return `More`; return <i>b</i>; }',
  WHOLE:
    'export function Part({ a }) { const b = <b>{a}</b>; return a ? <p>{a && <i />}{b}</p> : b; }',
};

const PLANTED = 'components/job-list/planted.tsx';
const RULE = 'site/no-loose-text';
const jsx = (code: string) => `export const part = (a, b, c, job, children) => ${code};\n`;

const cases = [...Object.values(LOOSE), ...Object.values(WHOLE)];
const refused: boolean[] = [];

beforeAll(() => {
  const planted = [
    ...cases.map((code) => ({ file: PLANTED, text: jsx(code) })),
    { file: PLANTED, text: RETURNED.LOOSE },
    { file: PLANTED, text: RETURNED.WHOLE },
    { file: 'components/home/planted.tsx', text: jsx(LOOSE['a text in pieces']) },
  ];
  const { stdout, stderr } = spawnSync(process.execPath, ['__tests__/support/lint-planted.mjs'], {
    input: JSON.stringify(planted),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  for (const rules of JSON.parse(stdout) as string[][]) refused.push(rules.includes(RULE));
}, 120_000);

const isRefused = (code: (typeof cases)[number]) => refused[cases.indexOf(code)];

it.each(Object.entries(LOOSE))('%s is refused', (_, code) => {
  expect(isRefused(code)).toBe(true);
});

it.each(Object.entries(WHOLE))('%s is allowed', (_, code) => {
  expect(isRefused(code)).toBe(false);
});

it('a component may return elements, but no text; and a document may do what it likes', () => {
  expect(refused.slice(cases.length)).toEqual([true, false, false]);
});

/** Files with JSX that run in the browser: client components, and whatever they import. */
function clientFiles(): ReadonlySet<string> {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file)),
  );
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const found = new Set<string>();
  function add(file: string) {
    if (found.has(file)) return;
    found.add(file);
    const imports = (texts.get(file) ?? '').matchAll(
      /^(?:import|export) (?!type)[^;]*? from '([^']+)'|import\('([^']+)'\)/gm,
    );
    for (const [, one, other] of imports) {
      const to = one ?? other ?? '';
      const path = to.startsWith('@/')
        ? to.slice(2)
        : to.startsWith('.')
          ? join(file, '..', to)
          : '';
      for (const ending of ['.ts', '.tsx']) if (texts.has(path + ending)) add(path + ending);
    }
  }
  for (const [file, text] of texts) if (text.startsWith("'use client'")) add(file);
  return found;
}

it('no feature that the rule leaves out runs in the browser', () => {
  const files = [...clientFiles()];
  expect(files).toContain(join('components', 'job-card', 'job-card.tsx'));
  const [, list = ''] =
    /DOCUMENT_FEATURES = \[(.*?)\];/s.exec(readFileSync('eslint.config.mjs', 'utf8')) ?? [];
  const features = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  expect(features).toContain('home');
  expect(
    files.filter((file) =>
      features.some((name) => file.startsWith(join('components', `${name}`) + '/')),
    ),
  ).toEqual([]);
});
