import type { Page } from '@playwright/test';

type Shift = {
  readonly value: number;
  readonly moved: readonly string[];
  /** All that moved got wider in the same frame: only the beginning of it had arrived, such as an icon without its words. */
  readonly wasCut: boolean;
};

/** The layout shifts without user input, from the first paint on, with what moved. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Reflect.set(window, 'shifts', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: {
          node: Node | null;
          previousRect: DOMRectReadOnly;
          currentRect: DOMRectReadOnly;
        }[] = Reflect.get(entry, 'sources');
        seen.push({
          value: Reflect.get(entry, 'value'),
          moved: sources.map(({ node, previousRect, currentRect }) =>
            [
              node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
              JSON.stringify(previousRect),
              JSON.stringify(currentRect),
            ].join(' '),
          ),
          wasCut: sources.every(
            ({ previousRect, currentRect }) => currentRect.width > previousRect.width,
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}
