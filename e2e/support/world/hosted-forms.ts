import type { BrowserContext } from '@playwright/test';
import type { Platform } from './world';

/** The hosted forms' origin in the full build (scripts/test/test-builds.mjs). */
export const FORMS = 'https://forms.example';

/** Forwards the browser's requests to the hosted forms to this test's own sandbox. Returns the requests' headers. */
export async function answerForms(
  context: BrowserContext,
  platform: Platform,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const asked: Record<string, string>[] = [];
  await context.route(`${FORMS}/**`, async (route) => {
    const request = route.request();
    asked.push(await request.allHeaders());
    const { pathname, search } = new URL(request.url());
    const answer = await fetch(`${platform.url}${pathname}${search}`);
    const framing = answer.headers.get('x-frame-options');
    await route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? 'text/html',
      ...(framing === null ? {} : { headers: { 'x-frame-options': framing } }),
      body: await answer.text(),
    });
  });
  return asked;
}
