import type { Page } from '@playwright/test';

/** The id of the newest job. */
export async function firstJob(page: Page): Promise<string> {
  const { jobs }: { jobs: { id: string }[] } = await (await page.request.get('/api/jobs')).json();
  return jobs[0]?.id ?? '';
}
