import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TOKENS = readFileSync('app/tokens.css', 'utf8');

function lint(file: string, input: string): string {
  const { stderr } = spawnSync(
    'node_modules/.bin/stylelint',
    ['--stdin', '--stdin-filename', file],
    { input, encoding: 'utf8' },
  );
  return stderr;
}

it('the tokens are fine as they are', () => {
  expect(lint('app/tokens.css', TOKENS)).toBe('');
}, 30_000);

it.each(['#123456', 'rgb(18 51 44 / 12%)', 'var(--pine-900)', '1px solid #123'])(
  'a token of the page that is %s has a value for the night',
  (value) => {
    const planted = lint('app/tokens.css', `${TOKENS}\n:root {\n  --color-new: ${value};\n}\n`);
    expect(planted).toContain('--color-new has no value in app/tokens-night.css');
  },
  30_000,
);

it.each(['var(--color-ink)', '2rem'])(
  'a token that is %s needs none',
  (value) => {
    expect(lint('app/tokens.css', `${TOKENS}\n:root {\n  --new: ${value};\n}\n`)).not.toContain(
      '--new',
    );
  },
  30_000,
);

it('a token that is no longer the same by night is not listed as such', () => {
  const without = TOKENS.replace(/--color-scrim:.*\n/, '\n');
  expect(lint('app/tokens.css', without)).toContain('--color-scrim is listed');
}, 30_000);

it.each(['#123', 'red', 'rgb(18 51 44 / 12%)', 'oklch(40% 0.2 30deg)'])(
  'a rule may not use %s',
  (color) => {
    const rule = `.a {\n  border-color: ${color};\n}\n`;
    expect(lint('components/planted.module.css', rule)).toMatch(/color-n|function-disallowed/);
  },
  30_000,
);

it.each(['var(--color-ink)', 'transparent', 'currentcolor', 'CanvasText'])(
  'a rule may use %s',
  (color) => {
    const rule = `.a {\n  border-color: ${color};\n}\n`;
    expect(lint('components/planted.module.css', rule)).not.toMatch(/color-n|function-disallowed/);
  },
  30_000,
);
