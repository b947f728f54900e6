import colors from '@/lib/config/painted-colors.json' with { type: 'json' };
import { unavailablePage } from '@/lib/server/gate/unavailable-page';
import { colorsOfTokens } from '@/scripts/owner/painted-colors';

describe('colours of what cannot load the tokens', () => {
  it('are those of the tokens (after a change: npm run brand-images)', () => {
    expect(colors).toEqual(colorsOfTokens());
  });

  it('follow a change, by day and by night', () => {
    const names = Object.keys({ ...colors.day, ...colors.night });
    const day = `:root { --blue: #123456; ${names.map((name) => `--${name}: var(--blue);`).join('')} }`;
    const night = '@media (prefers-color-scheme: dark) { :root { --color-ground: #000000; } }';
    const made = colorsOfTokens(day, night);
    expect(new Set(Object.values(made.day))).toEqual(new Set(['#123456']));
    expect(made.night).toMatchObject({ 'color-ground': '#000000', 'color-ink': '#123456' });
    expect(() => colorsOfTokens(':root {}', '')).toThrow('app/tokens.css has no --color-ground');
  });

  it('are the only ones on the page for an outage', () => {
    const page = unavailablePage({ heading: 'a', text: 'b', links: [] });
    const known: readonly string[] = [...Object.values(colors.day), ...Object.values(colors.night)];
    const used = page.match(/#[0-9a-f]{3,6}\b/g) ?? [];
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((color) => !known.includes(color))).toEqual([]);
  });
});
