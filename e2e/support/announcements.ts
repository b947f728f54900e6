import type { Page } from '@playwright/test';

/** Records what the page's live regions say from now on, in the order a screen reader would read it. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const said: string[] = [];
    const last = new WeakMap<Element, string>();
    const text = (region: Element) => (region.textContent ?? '').replace(/\s+/g, ' ').trim();
    for (const region of document.querySelectorAll(LIVE)) last.set(region, text(region));
    const regionsOf = (node: Node): readonly Element[] => {
      const element = node instanceof Element ? node : node.parentElement;
      const around = element?.closest(LIVE);
      return [...(around ? [around] : []), ...(element?.querySelectorAll(LIVE) ?? [])];
    };
    let waiting = new Set<Element>();
    new MutationObserver((changes) => {
      const touched = changes.flatMap(({ target, addedNodes }) => [
        ...(target instanceof Element && !target.matches(LIVE) && !target.closest(LIVE)
          ? []
          : regionsOf(target)),
        ...[...addedNodes].flatMap(regionsOf),
      ]);
      if (touched.length === 0) return;
      if (waiting.size === 0) {
        // Changes that come together are read once.
        setTimeout(() => {
          for (const region of waiting) {
            const now = text(region);
            if (region.isConnected && now && now !== last.get(region)) said.push(now);
            last.set(region, now);
          }
          waiting = new Set();
        }, 100);
      }
      for (const region of touched) waiting.add(region);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { announcedToScreenReaders: said });
  });
}

/**
 * What was announced since {@link listen}, once nothing more has come for a while.
 * @param awaited an announcement to wait for: on a busy machine it may take a while
 */
export async function heard(page: Page, awaited?: RegExp): Promise<readonly string[]> {
  if (awaited) {
    await page.waitForFunction(
      ({ source, flags }) =>
        (window as unknown as { announcedToScreenReaders: string[] }).announcedToScreenReaders.some(
          (said) => new RegExp(source, flags).test(said),
        ),
      { source: awaited.source, flags: awaited.flags },
    );
  }
  // A duplicate announcement comes within this time, if at all: nothing else shows its absence.
  await page.waitForTimeout(800);
  return page.evaluate(
    () => (window as unknown as { announcedToScreenReaders: string[] }).announcedToScreenReaders,
  );
}
