import { readFileSync } from 'node:fs';
import manifest from '@/app/manifest';
import { THEME_COLOR } from '@/lib/config/theme';

const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('the icons', () => {
  it('come in the sizes the manifest names, both for any shape and maskable', () => {
    const { icons = [] } = manifest();
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    for (const { src, sizes } of icons) expect(sizeOf(readFileSync(`public${src}`))).toBe(sizes);
  });

  it('has a touch icon of 180 px', () => {
    expect(sizeOf(readFileSync('app/apple-icon.png'))).toBe('180x180');
  });

  it('has a favicon.ico with a PNG for 16, 32 and 48 px', () => {
    const ico = readFileSync('app/favicon.ico');
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
    const sizes = [0, 1, 2].map((row) => {
      const at = 6 + 16 * row;
      const start = ico.readUInt32LE(at + 12);
      const png = ico.subarray(start, start + ico.readUInt32LE(at + 8));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(sizeOf(png)).toBe(`${ico[at]}x${ico[at + 1]}`);
      return ico[at];
    });
    expect(sizes).toEqual([16, 32, 48]);
  });
});

describe('the manifest', () => {
  it('has the colour of the browser’s own bars', () => {
    expect(manifest()).toMatchObject({ theme_color: THEME_COLOR, background_color: THEME_COLOR });
  });
});
