import { expect, type Page } from '@playwright/test';

/**
 * The scripts of a page are there: its elements (elements/site.ts), and where it is no document it is hydrated
 * (components/page/hydration-mark.tsx). What has none of them is as alive as it gets.
 */
export async function comesToLife(page: Page, timeout = 15_000): Promise<void> {
  await expect
    .poll(
      () =>
        page
          // A page on its way has no answer.
          .evaluate(() => {
            if (!document.querySelector('script[src^="/_next/static/"]')) return true;
            const header = document.querySelector<HTMLElement>('site-header');
            const isThere = !header || header.dataset.state !== undefined;
            const isDocument = document.querySelector('main[data-kind="document"]') !== null;
            return isThere && (isDocument || 'hydrated' in document.documentElement.dataset);
          })
          .catch(() => false),
      { timeout, intervals: [50] },
    )
    .toBe(true);
}
