import type { APIRequestContext, Page } from '@playwright/test';
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

/** Words of the site's own on a job's page in ten jobs' mean, before the job came first: 556. A third fewer may not come back. */
const WORDS = 371;

/** Ten jobs of the whole list. */
async function someJobs(request: APIRequestContext): Promise<readonly JobSummary[]> {
  const { jobs } = (await (await request.get('/api/jobs')).json()) as {
    jobs: readonly JobSummary[];
  };
  const each = Math.floor(jobs.length / JOBS);
  const some = jobs.filter((_, index) => index % each === 0).slice(0, JOBS);
  expect(some).toHaveLength(JOBS);
  return some;
}

/** The words of the page's main part with everything unfolded, without the posting, what is quoted from it, and similar jobs. */
const ownWords = (page: Page) =>
  page.locator('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true;
    const count = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
    const others = [
      '.prose',
      '[aria-labelledby="similar-jobs"]',
      ':is(q, blockquote, dl a[href^="#"])',
    ].flatMap((selector) => {
      const found = [...main.querySelectorAll<HTMLElement>(selector)];
      if (found.length === 0 && selector === '.prose') throw new Error('There is no posting.');
      return found.filter((one) => !one.parentElement?.closest('.prose, q, dl a[href^="#"]'));
    });
    return others.reduce(
      (words, { innerText }) => words - count(innerText),
      count((main as HTMLElement).innerText),
    );
  });

test('a job’s page has a third fewer words of the site’s own than it had', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let words = 0;
  for (const { id } of await someJobs(request)) {
    await page.goto(`/jobs/${id}`);
    words += await ownWords(page);
  }
  test.info().annotations.push({ type: 'words', description: String(words / JOBS) });
  expect(words / JOBS).toBeGreaterThan(100);
  expect(words / JOBS).toBeLessThanOrEqual(WORDS);
});

for (const { width, begins, ends } of LIMITS)
  test(`at ${width} px a job begins with its description, whole, and the page is short`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const misses: string[] = [];
    for (const { id } of await someJobs(request)) {
      await page.goto(`/jobs/${id}`, { waitUntil: 'domcontentloaded' });
      const job = await measure(page);
      if (job.begins > begins || job.ends > ends || !job.isWhole)
        misses.push(`${id}: ${JSON.stringify(job)}`);
    }
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(JOBS / 10);
  });
