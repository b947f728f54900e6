/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildJob } from '@/__tests__/support/build-job';
import { noteApplication, noteSent } from '@/lib/client/device/note';
import { ApplyLink } from '@/components/job-card/apply-link';
import { JobBadges } from '@/components/saved/job-badges';
import { SaveButton } from '@/components/saved/save-button';
import { SavedJobs } from '@/components/saved/saved-jobs';
import { SavedCount } from '@/components/saved/saved-count';
import '@/components/saved/elements/saved-jobs';

const job = buildJob({ id: 'a1', title: 'ICU RN', postedOn: '2026-08-18' });

function Page({ jobs = [job] }) {
  return (
    <>
      <SavedCount />
      {jobs.map((one) => (
        <article key={one.id}>
          <SaveButton job={one} />
          <JobBadges job={one} />
          <ApplyLink jobId={one.id} title={one.title} place="Austin, TX" />
        </article>
      ))}
      <SavedJobs />
    </>
  );
}
const button = (title = 'ICU RN') =>
  screen.getByRole('button', { name: new RegExp(`^Save job: ${title}\\b`) });

beforeEach(() => localStorage.clear());
afterEach(async () => {
  jest.restoreAllMocks();
  cleanup();
  // Lets the observers of the document run while it still exists.
  await Promise.resolve();
});

it('jobs that share a title are told apart by their places', () => {
  render(<Page jobs={[job, buildJob({ ...job, id: 'b2', city: 'Moab', state: 'UT' })]} />);
  expect(
    new Set(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))),
  ).toHaveProperty('size', 2);
});

it('a press saves the job and says so, another removes it; cards rendered later show it too', async () => {
  const { rerender } = render(<Page />);
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  // The style sheet shows it by this in browsers without `:has()`.
  expect(button().closest('label')).toHaveAttribute('data-saved');
  expect(await screen.findByText(/Saved on this device: ICU RN/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('See saved jobs');
  expect(screen.getByRole('link', { name: 'See saved jobs' })).toHaveAttribute('href', '/saved');
  expect(document.querySelector('[data-saved-count]')).toHaveTextContent('1 on this device');

  rerender(<Page jobs={[]} />);
  rerender(<Page jobs={[buildJob({ id: 'b2', title: 'LPN' }), job]} />);
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  expect(button('LPN')).toHaveAttribute('aria-pressed', 'false');

  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
  expect(await screen.findByText(/No longer saved: ICU RN/)).toBeVisible();
  expect(document.querySelector('[data-saved-count]')).toBeEmptyDOMElement();
});

it('what another tab stored is marked here', async () => {
  render(<Page />);
  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  const items = [{ id: 'a1', on: '2025-11-22' }];
  localStorage.setItem('device:applied', JSON.stringify({ v: 1, items }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'device:applied' }));
  expect(screen.getByText('Applied Nov 22, 2025', { selector: 'span' })).toBeVisible();
});

it('once applied for, a job has its status in place of Apply, and no longer counts as saved', async () => {
  render(<Page jobs={[job, buildJob({ id: 'b2', title: 'LPN' })]} />);
  await userEvent.click(button());
  await userEvent.click(button('LPN'));
  const count = () => document.querySelector('[data-saved-count]');
  await waitFor(() => expect(count()).toHaveTextContent('2 on this device'));
  expect(screen.queryByRole('link', { name: /Check status/ })).toBeNull();

  noteApplication('a1');
  const noted = await screen.findByRole('link', { name: /^Applied [A-Z][a-z]{2} \d{1,2}$/ });
  expect(noted).toHaveAttribute('href', '/saved#applied');
  // The receipt is noted after the application, also by another tab.
  noteSent({ code: 'K7Q2M8XWRD', jobId: 'a1', hasResume: false });
  const [apply, another] = document.querySelectorAll('[href^="/apply/"]');
  const status = await screen.findByRole('link', {
    name: /^Applied [A-Z][a-z]{2} \d{1,2} · Check status$/,
  });
  expect(status).toHaveAttribute('href', '/application/K7Q2M-8XWRD');
  expect(apply).not.toBeVisible();
  expect(apply).toHaveAttribute('data-done');
  expect(another).toBeVisible();
  expect(another).not.toHaveAttribute('data-done');
  expect(count()).toHaveTextContent('1 on this device');

  localStorage.removeItem('device:applied');
  window.dispatchEvent(new StorageEvent('storage', { key: 'device:applied' }));
  await waitFor(() => expect(apply).toBeVisible());
  expect(status).not.toBeVisible();
  expect(apply).not.toHaveAttribute('data-done');
});

it('a translated badge stays translated: the page and its translator do not answer each other', async () => {
  render(<Page />);
  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  const count = document.querySelector('[data-saved-count]');
  const writes = jest.fn();
  new MutationObserver(writes).observe(document.body, { childList: true, subtree: true });
  if (count) count.innerHTML = '<span><font>1 en este dispositivo</font></span>';
  await waitFor(() => expect(writes).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(count).toHaveTextContent('1 en este dispositivo');
  expect(writes).toHaveBeenCalledTimes(1);
});

it('a browser that stores nothing gets a message', async () => {
  render(<Page />);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await userEvent.click(button());
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Your browser couldn’t save this: ICU RN'),
  );
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(button()).toHaveProperty('checked', false);
});
