import type { Page } from '@playwright/test';
import { expect } from './test';

/** What the browser refused, and everything it complained of. */
export function complaints(page: Page): string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });
  page.on('pageerror', (error) => told.push(error.message));
  return told;
}

/** A page is alive when its header is; and, but for a document, when React has taken over: its elements carry React's own properties. */
export const comesToLife = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document.querySelector('site-header[data-state]') !== null &&
          (document.querySelector('main[data-kind="document"]') !== null ||
            [...document.querySelectorAll('header button, main button')].some((element) =>
              Object.keys(element).some((key) => key.startsWith('__reactProps')),
            )),
      ),
    )
    .toBe(true);

const KEPT = ['/', '/about', '/contact', '/quickapply', '/Imaging-Jobs', '/privacy-policy'];

/** Opens every kind of page: each has a strict policy, comes to life and complains of nothing. */
export async function expectStrictAndAlive(page: Page, jobId: string): Promise<void> {
  const told = complaints(page);
  for (const path of [...KEPT, '/jobs', '/jobs?state=TX', `/jobs/${jobId}`, `/apply/${jobId}`]) {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toContain('unsafe');
    await comesToLife(page);
  }
  expect(told).toEqual([]);
}
