/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import SuccessPage from '@/app/(documents)/application-success/page';
import { JobNotFound } from '@/components/job-page/job-not-found';
import { SimilarJobs } from '@/components/job-page/similar-jobs';
import { noteSent, noteViewed } from '@/lib/client/device/note';
import { SITE } from '@/lib/config/site';
import '@/elements/after-applying';
import { buildJob } from '@/__tests__/support/build-job';
import { timerTurns } from '@/__tests__/support/turns';

const JOB = { id: 'a1', title: 'Travel ICU RN', place: 'Austin, TX', pay: '$2,310 a week' };
/** The page of a job, which has others like it. */
const page = renderToStaticMarkup(
  <SimilarJobs
    job={buildJob({ id: 'a1' })}
    jobs={[buildJob({ id: 'b2', title: 'ICU RN' })]}
    links={[]}
    today="2026-01-02"
  />,
);
const text = jest.fn();
const ask = jest.fn();
beforeEach(() => {
  localStorage.clear();
  AbortSignal.timeout ??= () => new AbortController().signal;
  text.mockResolvedValue(page);
  ask.mockReset().mockResolvedValue({ ok: true, text });
  global.fetch = ask as typeof fetch;
});
afterEach(cleanup);

const shown = (name: string) => screen.queryByRole('heading', { name });

it('shows the job, the receipt, where to send the resume, and similar jobs (AP-10)', async () => {
  noteViewed(JOB);
  noteSent({ code: 'K7Q2M8XWRD', jobId: 'a1', hasResume: false });
  render(<SuccessPage />);
  expect(await screen.findByText('Applied today')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Travel ICU RN' })).toHaveAttribute('href', '/jobs/a1');
  expect(screen.getByRole('link', { name: 'Check status' })).toHaveAttribute(
    'href',
    '/application/K7Q2M-8XWRD',
  );
  const order = ['You applied for', 'What happens next', 'No resume yet?'];
  const main = within(screen.getByRole('main'));
  const headings = main
    .getAllByRole('heading', { level: 2 })
    .filter(({ id }) => id !== 'recruiter'); // only where the owner names one
  expect(headings.map((it) => it.textContent)).toEqual([...order, 'More jobs like it']);
  expect(main.getByRole('link', { name: SITE.email })).toHaveAttribute(
    'href',
    `mailto:${SITE.email}?subject=Resume%20for%20application%20K7Q2M-8XWRD`,
  );
  expect(await screen.findByRole('link', { name: 'ICU RN' })).toHaveAttribute('href', '/jobs/b2');
  expect(screen.getByRole('region', { name: 'More jobs like it' })).toBeVisible();
  expect(ask).toHaveBeenCalledWith('/jobs/a1', expect.anything());
});

it('does not ask for a resume if one was sent, and names no job after a Quick Apply', async () => {
  noteViewed(JOB);
  noteSent({ code: '0000000000', jobId: null, hasResume: true });
  render(<SuccessPage />);
  expect(await screen.findByRole('link', { name: 'Check status' })).toBeVisible();
  expect(shown('No resume yet?')).toBeNull();
  expect(shown('You applied for')).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

it('shows an application without a receipt, and not the receipt of the one before', async () => {
  noteViewed(JOB);
  noteSent({ code: 'K7Q2M8XWRD', jobId: 'a1', hasResume: true });
  noteSent({ code: null, jobId: 'a1', hasResume: false });
  render(<SuccessPage />);
  expect(await screen.findByText('Applied today')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Check status' })).toBeNull();
  expect(shown('No resume yet?')).toBeVisible();
  const mail = within(screen.getByRole('main')).getByRole('link', { name: SITE.email });
  expect(mail).toHaveAttribute('href', `mailto:${SITE.email}`);
});

it('is complete for a visitor who has not applied', () => {
  render(<SuccessPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Upload Successful');
  for (const name of ['No resume yet?', 'You applied for']) expect(shown(name)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Check status' })).toBeNull();
});

it('shows those of the page of a job that is gone, if they are like it', async () => {
  const instead = { alike: true, jobs: [buildJob({ id: 'b2', title: 'ICU RN' })] };
  const gone = <JobNotFound id="a1" instead={instead} lastListedOn={null} today="2026-01-02" />;
  text.mockResolvedValue(renderToStaticMarkup(gone));
  ask.mockResolvedValue({ ok: false, status: 404, text });
  noteSent({ code: null, jobId: 'a1', hasResume: true });
  render(<SuccessPage />);
  expect(await screen.findByRole('link', { name: 'ICU RN' })).toHaveAttribute('href', '/jobs/b2');
});

it.each([
  ['has none', { ok: true, text }],
  ['does not come', { ok: false, status: 503, text }],
])('shows no similar jobs if the page of the job %s', async (_, answer) => {
  text.mockResolvedValue('');
  ask.mockResolvedValue(answer);
  noteViewed(JOB);
  noteSent({ code: null, jobId: 'a1', hasResume: true });
  render(<SuccessPage />);
  await waitFor(() => expect(ask).toHaveBeenCalled());
  await timerTurns();
  expect(screen.queryByRole('region', { name: 'More jobs like it' })).toBeNull();
});
