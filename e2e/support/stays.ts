import type { Page } from '@playwright/test';
import { expect } from './test';

/** Does something that could begin a navigation, and proves that none has begun when a request that the page makes after it is answered. */
export async function expectToStay(page: Page, act: () => Promise<unknown>): Promise<void> {
  const left: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()));
  await act();
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  expect(left).toEqual([]);
}
