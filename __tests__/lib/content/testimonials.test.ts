import { REVIEW_MAX_CHARACTERS } from '@/lib/config/limits';
import { TESTIMONIALS } from '@/lib/content/testimonials';

describe('the testimonials (HM-19)', () => {
  it('are 12, each with an id of its own', () => {
    expect(TESTIMONIALS).toHaveLength(12);
    expect(new Set(TESTIMONIALS.map(({ id }) => id)).size).toBe(12);
    expect(new Set(TESTIMONIALS.map(({ imagePath }) => imagePath)).size).toBe(12);
  });

  it.each(TESTIMONIALS)('$id is marked as a sample and complete', (entry) => {
    expect(entry.name).toMatch(/^Sample reviewer \d+$/);
    expect([1, 2, 3, 4, 5]).toContain(entry.rating);
    expect(entry.relativeDate).toMatch(/ago$/);
    expect(entry.textReview.short.length).toBeLessThan(entry.textReview.long.length);
    expect(entry.textReview.short.length).toBeLessThanOrEqual(REVIEW_MAX_CHARACTERS);
  });

  it('hold some that are cut, and some that are not', () => {
    const cut = TESTIMONIALS.filter(
      ({ textReview }) => textReview.long.length > REVIEW_MAX_CHARACTERS,
    );
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.length).toBeLessThan(12);
  });
});
