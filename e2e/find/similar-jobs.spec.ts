import { SIMILAR_JOBS } from '@/lib/config/limits';
import { shiftTime } from '@/lib/domain/job/shift-time';
import { expect, expectAccessible, test } from '../support/test';

type ListedJob = {
  readonly id: string;
  readonly specialties: readonly string[];
  readonly shifts: readonly string[];
  readonly state: string | null;
};

/** Ids of the cards in a page's HTML, in their order. */
const cardsIn = (html: string) =>
  [...html.matchAll(/<article[^>]*aria-labelledby="job-([^"]+)"/g)].map(([, id]) => id);

test(
  'a job shows three similar ones, and a filled one shows open jobs',
  { tag: '@long' },
  async ({ ownWorld, page, request }) => {
    const { site, platform } = await ownWorld();
    const jobs: readonly ListedJob[] = (await (await request.get(`${site.url}/api/jobs`)).json())
      .jobs;
    const specialtyOf = (job: ListedJob | undefined) => job?.specialties[0];
    const timeOf = (job: ListedJob) => shiftTime(job.shifts[0] ?? '');
    const likeIt = (job: ListedJob) =>
      jobs.filter(
        (other) =>
          specialtyOf(other) === specialtyOf(job) &&
          other.state === job.state &&
          timeOf(other) === timeOf(job),
      );
    // Its state has others of the specialty at the same time of day, but no more than three.
    const job = jobs.find(
      (one) => specialtyOf(one) && one.state && timeOf(one) && [2, 3].includes(likeIt(one).length),
    );
    if (!job) throw new Error('the sandbox has no such job');

    const cards = cardsIn(await (await request.get(`${site.url}/jobs/${job.id}`)).text());
    expect(new Set(cards).size).toBe(SIMILAR_JOBS.belowJob);
    expect(cards).not.toContain(job.id);
    const shown = cards.map((id) => jobs.find((other) => other.id === id));
    const near = likeIt(job).length - 1;
    const alike = likeIt(job).map(({ id }) => id);
    expect(shown.map((other) => alike.includes(other?.id ?? ''))).toEqual(
      shown.map((_, at) => at < near),
    );
    expect(shown.map((other) => other && timeOf(other))).toEqual(shown.map(() => timeOf(job)));

    await page.goto(`${site.url}/jobs/${job.id}`);
    const similar = page.getByRole('region', { name: 'Similar jobs' });
    await expect(similar.getByRole('article')).toHaveCount(SIMILAR_JOBS.belowJob);
    // The pages the job is on, from the narrowest to its whole specialty.
    const more = similar.getByRole('navigation', { name: 'More jobs' });
    await expect(more.getByRole('link').last()).toHaveAttribute('href', /^\/jobs\/for\/[^/]+$/);
    await expectAccessible(page, 'a job with similar ones');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const card of await similar.getByRole('article').all()) {
      const pay = await card.getByText('pay').first().boundingBox();
      const save = await card.locator('label').boundingBox();
      expect(save?.x, 'the bookmark is beside the pay').toBeGreaterThan(pay?.x ?? Infinity);
      expect(save?.y).toBeLessThan((pay?.y ?? 0) + 40);
    }

    // Filled: the list still has it, the platform does not.
    const records = await platform.records();
    await platform.serve({
      records: records.filter((record) => (record.Record_Id ?? record.Id) !== cards[0]),
    });
    const answer = await page.goto(`${site.url}/jobs/${cards[0]}`);
    expect(answer?.status()).toBe(404);
    const instead = page.getByRole('region', { name: 'Similar jobs, open now' });
    await expect(instead.getByRole('article')).toHaveCount(SIMILAR_JOBS.insteadOfJob);
    await expect(instead.getByRole('article').first()).toContainText(String(job.state));
    await expectAccessible(page, 'a filled job');
    // No page rendered from now on links to it.
    const other = likeIt(job).find(({ id }) => id !== job.id && id !== cards[0]);
    const next = cardsIn(await (await request.get(`${site.url}/jobs/${other?.id}`)).text());
    expect(next).toContain(job.id);
    expect(next).not.toContain(cards[0]);

    await page.goto(`${site.url}/jobs/a0XNEVERTHERE00001`);
    await expect(
      page.getByRole('region', { name: 'Open now', exact: true }).getByRole('article'),
    ).toHaveCount(SIMILAR_JOBS.insteadOfJob);
  },
);
