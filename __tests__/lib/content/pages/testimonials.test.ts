import { whileSample } from '@/__tests__/support/while-sample';
import { REVIEW_MAX_CHARACTERS } from '@/lib/config/limits';
import { TESTIMONIALS, TESTIMONIALS_NOTE } from '@/lib/content/pages/testimonials';

describe('the testimonials (HM-19)', () => {
  whileSample('are 12', () => expect(TESTIMONIALS).toHaveLength(12));

  it('each have a unique id', () => {
    expect(new Set(TESTIMONIALS.map(({ id }) => id)).size).toBe(TESTIMONIALS.length);
  });

  it.each(TESTIMONIALS)('$id is complete', (entry) => {
    expect([1, 2, 3, 4, 5]).toContain(entry.rating);
    expect(entry.writtenOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(entry.name).not.toBe('');
    // A short review may be the same in both texts.
    expect(entry.textReview.short.length).toBeLessThanOrEqual(entry.textReview.long.length);
    expect(entry.textReview.short.length).toBeLessThanOrEqual(REVIEW_MAX_CHARACTERS);
  });

  whileSample('are marked as samples once, and quote no named person', () => {
    expect(TESTIMONIALS_NOTE).toMatch(/sample/i);
    for (const { name } of TESTIMONIALS) expect(name).toBeNull();
  });

  whileSample('include some that are cut, and some that are not', () => {
    const cut = TESTIMONIALS.filter(
      ({ textReview }) => textReview.long.length > REVIEW_MAX_CHARACTERS,
    );
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.length).toBeLessThan(12);
  });
});
