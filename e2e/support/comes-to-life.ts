import type { Page } from '@playwright/test';
import { expect } from './test';

/** A menu of the header opens by script alone. */
export const comesToLife = (page: Page) =>
  expect(async () => {
    const menu = page.getByRole('button', { name: 'About menu' });
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
