import { expect, type Page } from '@playwright/test';

/**
 * The scripts of a page are there: its elements (elements/site.ts), and where it is no document React has taken it over, whose
 * elements carry React's own properties then. What has none of them is as alive as it gets.
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
            const main = document.querySelector<HTMLElement>('main');
            const isReacts = (element: Element) =>
              Object.keys(element).some((key) => key.startsWith('__reactProps'));
            const isThere = !header || header.dataset.state !== undefined;
            const isApp = main?.dataset.kind !== 'document';
            return isThere && (!isApp || [...(main?.querySelectorAll('*') ?? [])].some(isReacts));
          })
          .catch(() => false),
      { timeout },
    )
    .toBe(true);
}
