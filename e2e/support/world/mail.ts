import type { BrowserContext } from '@playwright/test';
import type { Platform } from './world';

/** The mail service's origin in the full build (scripts/test/test-builds.mjs). */
const ORIGIN = 'https://mail.example';

/** Forwards what the browser sends to the mail service to this test's own sandbox, and returns its answer. */
export async function answerMail(context: BrowserContext, platform: Platform): Promise<void> {
  await context.route(`${ORIGIN}/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const answer = await fetch(`${platform.url}${pathname}`, {
      method: request.method(),
      headers: { 'content-type': 'application/json' },
      body: request.postData(),
    });
    await route.fulfill({
      status: answer.status,
      headers: { 'access-control-allow-origin': '*' },
      body: await answer.text(),
    });
  });
}
