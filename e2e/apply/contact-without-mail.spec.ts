import { SITE } from '@/lib/config/site';
import { expect, expectAccessible, test } from '../support/test';

for (const width of [390, 1280]) {
  test(`without mail keys or a sandbox, phone and email replace the form at ${width} px (CT-04)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Call or email us' })).toBeVisible();
    await expect(page.locator('form[aria-label="Contact"]')).toHaveCount(0);
    await expect(main.getByRole('link', { name: SITE.phone.text }).first()).toHaveAttribute(
      'href',
      SITE.phone.href,
    );
    await expect(main.getByRole('link', { name: 'For facilities: request staff' })).toHaveAttribute(
      'href',
      `mailto:${SITE.email}?subject=Request%20staff`,
    );
    await expectAccessible(page, 'the contact page without its form');
  });
}
