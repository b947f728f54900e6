import { readFileSync } from 'node:fs';
import { THEME_COLOR } from '@/lib/config/theme';

const css = readFileSync('app/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

type Values = ReadonlyMap<string, string>;

/** The custom properties of every rule whose selector list holds one of the given selectors, later ones last. */
function valuesOf(...selectors: readonly string[]): Values {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, names = '']) =>
    names.split(',').some((name) => selectors.includes(name.trim())),
  );
  return new Map(
    rules.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value.trim()],
      ),
    ),
  );
}

const GROUNDS: Readonly<Record<'light' | 'pine', Values>> = {
  light: valuesOf(':root'),
  pine: new Map([...valuesOf(':root'), ...valuesOf("[data-ground='pine']")]),
};

function colorOf(values: Values, name: string): string {
  const value = values.get(name) ?? `no ${name}`;
  const [, inner] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return inner ? colorOf(values, inner) : value;
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  if (!/^#[0-9a-f]{6}$/i.test(digits)) throw new Error(`Not a plain colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(values: Values, front: string, back: string): number {
  const [a, b] = [front, back].map((name) => luminance(colorOf(values, name)));
  const [dark = 0, light = 0] = [a ?? 0, b ?? 0].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['ground', 'ground-deep', 'surface', 'field'];
const ON_SURFACES: readonly (readonly [string, number])[] = [
  ['ink', 4.5],
  ['muted', 4.5],
  ['link', 4.5],
  ['link-hover', 4.5],
  ['danger', 4.5],
  ['icon', 3],
  ['action', 3],
  ['select', 3],
  ['line-strong', 3],
];
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...SURFACES.flatMap((surface) =>
    ON_SURFACES.map(([front, least]): [string, string, number] => [front, surface, least]),
  ),
  ['action-ink', 'action', 4.5],
  ['action-ink', 'action-hover', 4.5],
  ['action-ink', 'action-press', 4.5],
  ['select-ink', 'select', 4.5],
  ['select-ink', 'select-hover', 4.5],
  ['tint-ink', 'tint', 4.5],
  ['ink', 'tint', 4.5],
  ['ink', 'field-invalid', 4.5],
  ['badge-sun-ink', 'badge-sun', 4.5],
  ...['title', 'specialty', 'state', 'shift'].flatMap((tone): [string, string, number][] => [
    [`tag-${tone}-ink`, `tag-${tone}`, 4.5],
    [`tag-${tone}-ink`, `tag-${tone}-hover`, 4.5],
  ]),
  ...['success', 'warning', 'danger', 'info'].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-bg`, 4.5],
    ['ink', `${tone}-bg`, 4.5],
  ]),
];

describe.each(Object.entries(GROUNDS))('on the %s ground', (_, values) => {
  it.each(PAIRS)('%s on %s reaches %d to 1', (front, back, least) => {
    expect(contrast(values, `--color-${front}`, `--color-${back}`)).toBeGreaterThanOrEqual(least);
  });

  it('one of the two focus rings shows on every surface, and they show on each other', () => {
    const rings = ['--focus-inner', '--focus-outer'] as const;
    for (const name of [...SURFACES, 'action', 'select', 'tint']) {
      const best = Math.max(...rings.map((ring) => contrast(values, ring, `--color-${name}`)));
      expect([name, best >= 3]).toEqual([name, true]);
    }
    expect(contrast(values, ...rings)).toBeGreaterThanOrEqual(3);
  });
});

describe('text on art', () => {
  it.each(['prairie', 'mountains', 'coast', 'desert', 'city'])(
    'reaches 7 to 1 on the sky of the %s',
    (place) => {
      expect(contrast(GROUNDS.light, '--color-ink', `--sky-${place}`)).toBeGreaterThanOrEqual(7);
    },
  );
});

describe('the tints of the specialties', () => {
  it.each(['pine', 'sky', 'sun', 'coral', 'rose', 'slate', 'teal', 'olive'])(
    '%s carries text, links, buttons and its own icons',
    (tone) => {
      for (const front of ['--color-ink', '--color-muted', '--color-link', `--tone-${tone}-ink`]) {
        const ratio = contrast(GROUNDS.light, front, `--tone-${tone}`);
        expect([front, ratio >= 4.5]).toEqual([front, true]);
      }
      expect(contrast(GROUNDS.light, '--color-line-strong', `--tone-${tone}`)).toBeGreaterThan(3);
    },
  );
});

describe('the colour of the browser’s own bars', () => {
  it('is that of the page', () => {
    expect(THEME_COLOR).toBe(colorOf(GROUNDS.light, '--color-ground'));
  });
});

describe('the markers of the map (CN-20)', () => {
  it.each(['1', '2', '5', '10', '20', '50'])('the number of step %s can be read', (step) => {
    const number = contrast(GROUNDS.light, `--map-${step}-ink`, `--map-${step}`);
    expect(number).toBeGreaterThanOrEqual(4.5);
  });

  it('stand out from land and water by their edge', () => {
    for (const ground of ['--map-land', '--map-water', '--map-ring']) {
      expect(contrast(GROUNDS.light, '--map-edge', ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
