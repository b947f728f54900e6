import type { APIRequestContext, Page } from '@playwright/test';
import type { JobSummary } from '@/lib/domain/job/job';
import { expect, test } from '../support/test';

/** By width: where the first words of the description begin at the latest, and how long the page is at most, in px. */
const LIMITS = [
  { width: 390, begins: 1_150, ends: 4_600 },
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

/** The share of the site's own among the words of a job's page that are seen, at most; and how many more may be closed. */
const OWN = { share: 0.55, closed: 175 } as const;

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

/** The words of the page's main part: of the posting with what is quoted of it, and the site's own, seen and closed apart. */
const wordsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const words = { posting: 0, own: 0, closed: 0 };
    if (!main.querySelector('.prose')) throw new Error('There is no posting.');
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: box, textContent } = texts.currentNode;
      if (!box || box.closest('script, style, noscript, .visually-hidden')) continue;
      const kind = box.closest('details:not([open]) > :not(summary)')
        ? 'closed'
        : box.closest('.prose, dl a[href^="#"]')
          ? 'posting'
          : 'own';
      if (kind !== 'closed' && !box.checkVisibility({ visibilityProperty: true })) continue;
      words[kind] += textContent?.split(/\s+/).filter((word) => /\w/.test(word)).length ?? 0;
    }
    return words;
  });

test('most words that are seen on a job’s page are the posting’s, or nearly', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const all = { posting: 0, own: 0, closed: 0 };
  for (const { id } of await someJobs(request)) {
    await page.goto(`/jobs/${id}`);
    const words = await wordsOf(page);
    for (const kind of ['posting', 'own', 'closed'] as const) all[kind] += words[kind];
  }
  const share = all.own / (all.own + all.posting);
  test.info().annotations.push({ type: 'words', description: JSON.stringify({ ...all, share }) });
  expect(all.own).toBeGreaterThan(100 * JOBS);
  expect(share).toBeLessThanOrEqual(OWN.share);
  expect(all.closed / JOBS).toBeLessThanOrEqual(OWN.closed);
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
