import { expect, type Page } from '@playwright/test';

/**
 * Waits until the scripts of a page have run: its elements (elements/site.ts), and hydration unless it is a document
 * (components/page/hydration-mark.tsx). A page without scripts is ready at once.
 */
export async function comesToLife(page: Page, timeout = 15_000): Promise<void> {
  await expect
    .poll(
      () =>
        page
          // Fails while the page is navigating.
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

/**
 * Waits until nothing on the page of an app is left to hydrate: React hydrates closed lists of options and the cards of a list last
 * (components/ui/timing/deferred-update.tsx), while the page already responds. It marks what it has hydrated, for itself: if it ever names
 * that otherwise, this fails.
 */
export async function hydratesFully(page: Page): Promise<void> {
  await comesToLife(page);
  const left = () =>
    page.evaluate(() => {
      const isHydrated = (element: Element) =>
        Object.keys(element).some((name) => name.startsWith('__reactFiber$'));
      const inApp = 'main:not([data-kind="document"]) :is(li, input, select, button)';
      return [...document.querySelectorAll(inApp)]
        .filter((element) => !isHydrated(element))
        .map((element) => element.outerHTML.slice(0, 80));
    });
  await expect.poll(left, { timeout: 15_000, intervals: [50] }).toEqual([]);
}
