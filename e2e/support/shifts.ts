import type { Page } from '@playwright/test';

type Shift = { readonly value: number; readonly moved: readonly string[] };

/** The layout shifts without user input, from the first paint on, with what moved. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Reflect.set(window, 'shifts', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: { node: Node | null; previousRect: unknown; currentRect: unknown }[] =
          Reflect.get(entry, 'sources');
        seen.push({
          value: Reflect.get(entry, 'value'),
          moved: sources.map(({ node, previousRect, currentRect }) =>
            [
              node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
              JSON.stringify(previousRect),
              JSON.stringify(currentRect),
            ].join(' '),
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}
