import type { Page } from '@playwright/test';
import { lookAt, outsideRequests } from '../support/world/outside-requests';
import { expect, test } from '../support/test';

const PAGES = ['/', '/jobs', '/quickapply', '/contact', '/thank-you', '/application-success'];

async function jobPages(page: Page): Promise<readonly string[]> {
  const { jobs }: { jobs: { id: string }[] } = await (await page.request.get('/api/jobs')).json();
  return [`/jobs/${jobs[0]?.id ?? ''}`, `/apply/${jobs[0]?.id ?? ''}`];
}

test(
  'no page sends requests to other hosts before a visitor does something',
  { tag: '@long' },
  async ({ page, context, world }) => {
    const asked = outsideRequests(context, world);
    for (const path of [...PAGES, ...(await jobPages(page))]) await lookAt(page, path);
    expect(asked).toEqual([]);
  },
);
