import type { Page } from '@playwright/test';
import type { JobSummary } from '@/lib/domain/job/job';
import { expect, test } from '../support/test';

/** By width: where the first words of the description begin at the latest, and how long the page is at most, in px. */
const LIMITS = [
  { width: 390, begins: 1_150, ends: 5_200 },
  { width: 1440, begins: 900, ends: 3_800 },
] as const;

const JOBS = 10;

const measure = (page: Page) =>
  page
    .getByRole('region', { name: 'Job description' })
    .locator('.prose > *')
    .first()
    .evaluate((words) => ({
      begins: words.getBoundingClientRect().top + window.scrollY,
      ends: document.documentElement.scrollHeight,
      isWhole: (function isWhole(box: Element | null): boolean {
        if (!box || box.localName === 'main') return true;
        const isCut =
          getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1;
        return box.localName !== 'details' && !isCut && isWhole(box.parentElement);
      })(words),
    }));

for (const { width, begins, ends } of LIMITS)
  test(`at ${width} px a job begins with its description, whole, and the page is short`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { jobs } = (await (await request.get('/api/jobs')).json()) as {
      jobs: readonly JobSummary[];
    };
    const each = Math.floor(jobs.length / JOBS);
    const some = jobs.filter((_, index) => index % each === 0).slice(0, JOBS);
    expect(some).toHaveLength(JOBS);
    const misses: string[] = [];
    for (const { id } of some) {
      await page.goto(`/jobs/${id}`, { waitUntil: 'domcontentloaded' });
      const job = await measure(page);
      if (job.begins > begins || job.ends > ends || !job.isWhole)
        misses.push(`${id}: ${JSON.stringify(job)}`);
    }
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(JOBS / 10);
  });
