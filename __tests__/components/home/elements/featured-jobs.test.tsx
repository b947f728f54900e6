/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildJob } from '@/__tests__/support/build-job';
import { FeaturedJobs } from '@/components/home/featured-jobs';
import '@/components/home/elements/featured-jobs';
import type { JobSummary } from '@/lib/domain/job/job';

const pageWith = (jobs: readonly JobSummary[] | null) =>
  renderToStaticMarkup(<FeaturedJobs jobs={jobs} today="2026-08-20" />);
const answer = jest.fn<Promise<unknown>, []>();
const answerWith = (html: string) =>
  answer.mockResolvedValue({ ok: true, text: () => Promise.resolve(html) });

const failed = () =>
  screen.findByText('Failed to load featured jobs. Please try again later.', {
    ignore: '[hidden] *',
  });

it('loads, fails, and tries again, if the server knew no jobs (HM-15, ER-10)', async () => {
  window.fetch = answer as unknown as typeof window.fetch;
  let deliver: (value: unknown) => void = () => {};
  answer.mockReturnValue(new Promise((resolve) => (deliver = resolve)));
  render(<div dangerouslySetInnerHTML={{ __html: pageWith(null) }} />);
  expect(screen.getByText('Loading featured jobs')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();

  deliver({ ok: false, status: 503 });
  expect(await failed()).toBeVisible();
  // The page it fetches may know no more than this one.
  answerWith(pageWith(null));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await failed()).toBeVisible();

  answerWith(pageWith([buildJob({ id: 'job5', title: 'RN 5', titles: ['RN 5'] })]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('RN 5')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
