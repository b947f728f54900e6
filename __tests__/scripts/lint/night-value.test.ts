import { readFileSync } from 'node:fs';
import { styleProblems, type Planted } from '@/__tests__/support/planted-styles';

const TOKENS = readFileSync('app/tokens.css', 'utf8');
const tokens = (text: string): Planted => ({ file: 'app/tokens.css', text });
const token = (declaration: string) => tokens(`${TOKENS}\n:root {\n  ${declaration};\n}\n`);
const rule = (color: string): Planted => ({
  file: 'components/planted.module.css',
  text: `.a {\n  border-color: ${color};\n}\n`,
});

const FIXED = ['#123456', 'rgb(18 51 44 / 12%)', 'var(--pine-900)', '1px solid #123'];
const FOLLOWING = ['var(--color-ink)', '2rem'];
const REFUSED = ['#123', 'red', 'rgb(18 51 44 / 12%)', 'oklch(40% 0.2 30deg)'];
const ALLOWED = ['var(--color-ink)', 'transparent', 'currentcolor', 'CanvasText'];

const [asTheyAre, withoutScrim, ...others] = styleProblems([
  tokens(TOKENS),
  tokens(TOKENS.replace(/--color-scrim:.*\n/, '\n')),
  ...FIXED.map((value) => token(`--color-new: ${value}`)),
  ...FOLLOWING.map((value) => token(`--new: ${value}`)),
  ...REFUSED.map(rule),
  ...ALLOWED.map(rule),
]);
/** The values of a list, each with what is said of it. */
const told = (values: readonly string[]) =>
  values.map((value) => [value, others.shift() ?? 'not linted'] as const);

it('the tokens are fine as they are', () => {
  expect(asTheyAre).toBe('');
});

it.each(told(FIXED))('a token of the page that is %s has a value for the night', (_, problems) => {
  expect(problems).toContain('--color-new has no value in app/tokens-night.css');
});

it.each(told(FOLLOWING))('a token that is %s needs none', (_, problems) => {
  expect(problems).not.toMatch(/--new|not linted/);
});

it('a token that is no longer the same by night is not listed as such', () => {
  expect(withoutScrim).toContain('--color-scrim is listed');
});

it.each(told(REFUSED))('a rule may not use %s', (_, problems) => {
  expect(problems).toMatch(/color-n|function-disallowed/);
});

it.each(told(ALLOWED))('a rule may use %s', (_, problems) => {
  expect(problems).not.toMatch(/color-n|function-disallowed|not linted/);
});
