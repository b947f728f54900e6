import { readFileSync } from 'node:fs';
import { SHARE_IMAGE_SIZE } from '@/lib/config/limits';
import { SINGLE_SEGMENT_PAGES } from '@/lib/content/addresses/pages';
import { SECTION_CARDS, shareImage } from '@/lib/seo/section-cards';

/** Width and height from a PNG's first chunk. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

describe('the share images of the sections', () => {
  it.each(SECTION_CARDS)('$name: one PNG of 1200 × 630, under 60 KB', ({ name }) => {
    const png = readFileSync(`public/share/${name}.png`);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(png)).toEqual(SHARE_IMAGE_SIZE);
    expect(png.length).toBeLessThan(60 * 1024);
  });

  it('are for pages that exist, each with its own picture', () => {
    for (const { path } of SECTION_CARDS) expect(['/', ...SINGLE_SEGMENT_PAGES]).toContain(path);
    expect(new Set(SECTION_CARDS.map(({ path }) => path)).size).toBe(SECTION_CARDS.length);
    expect(new Set(SECTION_CARDS.map(({ name }) => name)).size).toBe(SECTION_CARDS.length);
  });

  it('name their section, in words that fit', () => {
    for (const { headline, facts } of SECTION_CARDS) {
      expect(headline.length).toBeLessThan(36);
      expect(facts.length).toBeGreaterThan(0);
      for (const { label, value } of facts) {
        expect(label).toMatch(/\S/);
        expect(value).toMatch(/\S/);
        expect(value.length).toBeLessThan(32);
      }
    }
  });

  it.each([
    ['/contact', '/share/contact.png'],
    ['/Imaging-Jobs', '/share/imaging-jobs.png'],
    ['/', '/share/home.png'],
    ['/privacy-policy', '/share/home.png'],
  ])('%s is shared with %s', (path, url) => {
    expect(shareImage(path)).toMatchObject({ url, width: 1200, height: 630 });
    expect(shareImage(path).alt).toMatch(/\S · \S/);
  });
});
