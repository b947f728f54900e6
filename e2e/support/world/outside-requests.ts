import type { BrowserContext, Page } from '@playwright/test';
import type { World } from './world';

/** The other hosts that the browser sends requests to. The returned list grows with each request. */
export function outsideRequests(context: BrowserContext, { site }: World): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(site.url).host) asked.push(host);
  });
  return asked;
}

/** Opens a page, lets it settle and scrolls through it. */
export async function lookAt(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 2_000);
  await page.waitForTimeout(800);
}
