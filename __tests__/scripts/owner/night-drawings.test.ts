import { readdirSync, readFileSync } from 'node:fs';
import { DRAWINGS } from '@/lib/content/pages/scene';
import { drawingPairs, nightDrawing } from '@/scripts/owner/night-drawings';

const read = (file: string) => readFileSync(file, 'utf8');

describe('drawings by night', () => {
  it('are there for every landscape, for the wordmark and for the drawn street map', () => {
    const days = drawingPairs().map(({ day }) => day);
    expect(days).toEqual(
      [...DRAWINGS, 'town', 'wordmark'].sort().map((name) => `public/art/${name}.svg`),
    );
  });

  it('are those of the day, coloured (after a change: npm run brand-images)', () => {
    for (const { day, night } of drawingPairs())
      expect([night, nightDrawing(read(day), read(night)) === read(night)]).toEqual([night, true]);
  });

  it('follow a change of the day’s file and keep their own colours', () => {
    const rules = '<style>@media screen{[fill="#fff"]{fill:#000}}</style>';
    const night = `<svg><path fill="#fff" d="M0 0"/>${rules}</svg>\n`;
    expect(nightDrawing('<svg><circle fill="#fff" r="9"/></svg>\n', night)).toBe(
      `<svg><circle fill="#fff" r="9"/>${rules}</svg>\n`,
    );
    expect(() => nightDrawing('<svg></svg>', '<svg></svg>')).toThrow('@media screen');
  });

  it('colour only what the day’s file has', () => {
    for (const { day, night } of drawingPairs()) {
      const drawn = read(day);
      const [, rules = ''] = /<style>(@media screen.*)<\/style><\/svg>/s.exec(read(night)) ?? [];
      const meant = [...rules.matchAll(/\[([\w-]+="[^"]+")\]/g)].map(
        ([, attribute = '']) => attribute,
      );
      expect([night, meant.filter((attribute) => !drawn.includes(attribute))]).toEqual([night, []]);
    }
  });

  it('are chosen by the page: no image asks for the scheme itself, which Safari before 2026 ignores', () => {
    const files = readdirSync('public', { recursive: true, encoding: 'utf8' });
    const asking = files.filter(
      (file) => file.endsWith('.svg') && read(`public/${file}`).includes('prefers-color-scheme'),
    );
    expect(asking).toEqual([]);
  });
});
