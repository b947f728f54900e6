import { readFileSync, writeFileSync } from 'node:fs';
import colors from '@/lib/config/painted-colors.json' with { type: 'json' };

const FILE = 'lib/config/painted-colors.json';
type Scheme = Readonly<Record<string, string>>;

const ruleTexts = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The custom properties of every `:root` rule, later ones last. */
function valuesOf(css: string): [string, string][] {
  const rules = [...css.matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g)].filter(([, names = '']) =>
    names.split(',').some((name) => name.trim() === ':root'),
  );
  return rules.flatMap(([, , body = '']) =>
    [...body.matchAll(/(?<![\w-])(--[\w-]+):([^;]+);/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value.trim()],
    ),
  );
}

function colorOf(values: ReadonlyMap<string, string>, name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`app/tokens.css has no ${name}`);
  const [, inner] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return inner ? colorOf(values, inner) : value;
}

/** The contents of `lib/config/painted-colors.json` as generated from the current tokens: the same names, in both schemes. */
export function colorsOfTokens(
  day = ruleTexts('app/tokens.css'),
  night = ruleTexts('app/tokens-night.css'),
): Readonly<Record<keyof typeof colors, Scheme>> {
  const byDay = valuesOf(day);
  const schemes = { day: byDay, night: [...byDay, ...valuesOf(night)] };
  const made = (scheme: keyof typeof colors) => {
    const values = new Map(schemes[scheme]);
    return Object.fromEntries(
      Object.keys(colors[scheme]).map((name) => [name, colorOf(values, `--${name}`)]),
    );
  };
  return { day: made('day'), night: made('night') };
}

/** @returns what was written, in the form of the other generators of brand images. */
export function makePaintedColors(): { path: string; bytes: number }[] {
  const text = `${JSON.stringify(colorsOfTokens(), null, 2)}\n`;
  writeFileSync(FILE, text);
  return [{ path: FILE, bytes: text.length }];
}
