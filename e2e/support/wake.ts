import { expect, type Page } from '@playwright/test';

/** A visitor who comes near and is slower than the script that comes for it (docs/decisions/0024). */
export async function wake(page: Page): Promise<void> {
  await page.locator('main').dispatchEvent('pointerover');
  await expect(page.locator('[data-awake]').first()).toBeAttached();
}
