import { SEAL } from '@/lib/config/site';
import { TESTIMONIALS, TESTIMONIALS_NOTE } from '@/lib/content/pages/testimonials';
import { expect, test } from '../support/test';

/** How often a text says that something is a sample. */
const sampleWords = (text: string | null) => text?.match(/sample/gi)?.length ?? 0;

test('sample content is marked as such once, and no invented person is named (MK-09)', async ({
  page,
}) => {
  await page.goto('/');
  const heading = { name: TESTIMONIALS_NOTE ?? 'What it is like to work with us' };
  const reviews = page.locator('section').filter({ has: page.getByRole('heading', heading) });
  await expect(reviews.locator('figure')).toHaveCount(TESTIMONIALS.length);
  expect(sampleWords(await reviews.textContent())).toBe(sampleWords(TESTIMONIALS_NOTE));
  const named = TESTIMONIALS.filter(({ name }) => name !== null).length;
  await expect(reviews.locator('figcaption strong')).toHaveCount(named);

  const footer = page.getByRole('contentinfo');
  const seal = footer.getByRole('img', { name: SEAL?.alt ?? '' });
  if (SEAL) await expect(seal).toBeAttached();
  const said = sampleWords(SEAL?.text ?? '') + sampleWords(SEAL?.alt ?? '');
  expect(sampleWords(await footer.textContent())).toBe(said);
  expect(said).toBeLessThanOrEqual(1);
});
