import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DRAWINGS } from '@/lib/domain/job/drawing';
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

  it('are refused in one sentence, with the file, if the present one has no colours', () => {
    const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
    mkdirSync(join(folder, 'public/art'), { recursive: true });
    for (const name of ['hill.svg', 'hill-night.svg'])
      writeFileSync(join(folder, 'public/art', name), '<svg></svg>');
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        pathToFileURL(require.resolve('tsx')).href,
        resolve('scripts/owner/brand-images.mjs'),
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
      },
    );
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([
      1,
      '[brand] the night drawings cannot be drawn: public/art/hill-night.svg needs <style>@media screen{…}</style> with the colours of the night\n',
    ]);
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
