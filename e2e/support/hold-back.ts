import type { Page, Route } from '@playwright/test';

/** Keeps requests waiting until the test calls the returned function; then `thenDo` handles them. */
export async function holdBack(
  page: Page,
  pattern: Parameters<Page['route']>[0],
  thenDo: (route: Route) => Promise<void> = (route) => route.continue().catch(() => undefined),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await thenDo(route);
  });
  return release;
}
