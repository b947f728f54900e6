import { PER_DIEM } from '@/lib/content/jobs/per-diem';
import { feedDate } from '@/lib/domain/dates/dates';
import type { JobSummary } from '@/lib/domain/job/job';
import { perDiemCeiling } from '@/lib/domain/pay/per-diem';
import { expect, expectAccessible, test } from '../support/test';

// `npm run second-brand` has a table; the default site has none.
test('a job shows GSA’s ceiling if the owner’s table has its place, and otherwise does not mention it', async ({
  page,
  request,
}) => {
  const { jobs } = (await (await request.get('/api/jobs')).json()) as { jobs: JobSummary[] };
  const weekly = jobs.filter(({ pay }) => pay?.unit === 'week');
  const today = feedDate(new Date());
  const covered = weekly.find((job) => perDiemCeiling(PER_DIEM, job, today));
  expect(covered !== undefined).toBe(PER_DIEM.fiscalYear !== null);
  const { id } = covered ?? weekly[0] ?? { id: '' };
  await page.goto(`/jobs/${id}`);
  const ceiling = page.getByText('GSA’s ceiling for lodging in');
  if (covered) await expect(ceiling).toHaveText(/\$\d+ a night; meals \$\d+ a day$/);
  else await expect(ceiling).toHaveCount(0);
  await expectAccessible(page, 'a job with a ceiling');
});
