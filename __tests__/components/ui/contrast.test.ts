import { readFileSync } from 'node:fs';
import { NIGHT_THEME_COLOR, THEME_COLOR } from '@/lib/config/theme';
import { nightFileOf } from '@/components/ui/marks/night-file';
import { DRAWINGS, type Drawing } from '@/lib/domain/job/drawing';

const rulesOf = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const day = rulesOf('app/tokens.css');
const nightly = rulesOf('app/tokens-night.css');

type Values = ReadonlyMap<string, string>;

/** The custom properties of every rule whose selector list holds the selector, later ones last. */
function valuesOf(css: string, selector: string): Values {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, names = '']) =>
    names.split(',').some((name) => name.trim() === selector),
  );
  return new Map(
    rules.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value.trim()],
      ),
    ),
  );
}

const page = { day: valuesOf(day, ':root'), night: valuesOf(nightly, ':root') };
const pine = valuesOf(day, "[data-ground='pine']");

/** The page in both schemes, and a pine band on it, also in both. */
const SCHEMES: Readonly<Record<'day' | 'night', Values>> = {
  day: page.day,
  night: new Map([...page.day, ...page.night]),
};
const GROUNDS: Readonly<Record<string, Values>> = {
  ...SCHEMES,
  'pine by day': new Map([...SCHEMES.day, ...pine]),
  'pine by night': new Map([...SCHEMES.night, ...pine]),
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

/** The first stop of a drawing's sky, which is its upper edge. */
function skyOf(drawing: Drawing, scheme: string): string | null {
  const file = `public/art/${drawing}.svg`;
  const svg = readFileSync(scheme === 'night' ? nightFileOf(file) : file, 'utf8');
  const edge =
    scheme === 'night'
      ? /#a :nth-child\(1\)\{stop-color:(#\w+)\}/
      : /<linearGradient id="a"[^>]*><stop offset="0" stop-color="(#\w+)"/;
  return edge.exec(svg)?.[1] ?? null;
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
  ...['title', 'specialty', 'job-type', 'state', 'shift', 'says'].flatMap(
    (tone): [string, string, number][] => [
      [`tag-${tone}-ink`, `tag-${tone}`, 4.5],
      [`tag-${tone}-ink`, `tag-${tone}-hover`, 4.5],
    ],
  ),
  ...['success', 'warning', 'danger', 'info'].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-bg`, 4.5],
    ['ink', `${tone}-bg`, 4.5],
  ]),
];

describe.each(Object.entries(GROUNDS))('on the ground of %s', (_, values) => {
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

describe.each(Object.entries(SCHEMES))('by %s', (scheme, values) => {
  it.each([...values.keys()].filter((name) => name.startsWith('--sky-')))(
    'text reaches 7 to 1 on %s, and quieter text 4.5 to 1',
    (sky) => {
      expect(contrast(values, '--color-ink', sky)).toBeGreaterThanOrEqual(7);
      for (const front of ['--color-muted', '--color-link'])
        expect(contrast(values, front, sky)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(DRAWINGS)('%s has a flat upper edge in the colour of its sky', (drawing) => {
    const sky = `--sky-${drawing}`;
    expect(skyOf(drawing, scheme)).toBe(values.get(sky));
  });

  it.each(['pine', 'sky', 'sun', 'coral', 'rose', 'slate', 'teal', 'olive'])(
    'the tint %s of a specialty carries text, links, buttons and its own icons',
    (tone) => {
      for (const front of ['--color-ink', '--color-muted', '--color-link', `--tone-${tone}-ink`]) {
        const ratio = contrast(values, front, `--tone-${tone}`);
        expect([front, ratio >= 4.5]).toEqual([front, true]);
      }
      expect(contrast(values, '--color-line-strong', `--tone-${tone}`)).toBeGreaterThan(3);
    },
  );

  it('the browser’s own bars have the colour of the page', () => {
    const bars = scheme === 'night' ? NIGHT_THEME_COLOR : THEME_COLOR;
    expect(bars).toBe(colorOf(values, '--color-ground'));
  });

  it('stars stand out', () => {
    expect(contrast(values, '--color-star', '--color-surface')).toBeGreaterThanOrEqual(3);
  });

  it('the markers of the map stand out from land and water by one of their two edges (CN-20)', () => {
    for (const ground of ['--map-land', '--map-water']) {
      const edges = ['--map-edge', '--map-ring'].map((edge) => contrast(values, edge, ground));
      expect(Math.max(...edges)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the markers of the map (CN-20)', () => {
  it.each(['1', '2', '5', '10', '20', '50'])(
    'the number of step %s is readable, and its colours are the same by night',
    (step) => {
      expect(contrast(SCHEMES.day, `--map-${step}-ink`, `--map-${step}`)).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(page.night.has(`--map-${step}`)).toBe(false);
    },
  );
});

describe('the night scheme', () => {
  it('overrides only roles of the day, and applies to screens only: paper stays light', () => {
    expect([...page.night.keys()].filter((name) => !page.day.has(name))).toEqual([]);
    expect(nightly.match(/@media[^{]*/g)).toEqual([
      '@media screen and (prefers-color-scheme: dark) ',
    ]);
  });
});
