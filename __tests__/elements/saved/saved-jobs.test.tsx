/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildJob } from '@/__tests__/support/build-job';
import { JobBadges } from '@/components/saved/job-badges';
import { SaveButton } from '@/components/saved/save-button';
import { SavedJobs } from '@/components/saved/saved-jobs';
import { SavedCount } from '@/components/saved/saved-count';
import '@/elements/saved/saved-jobs';

const job = buildJob({ id: 'a1', title: 'ICU RN', postedOn: '2026-08-18' });

function Page({ jobs = [job] }) {
  return (
    <>
      <SavedCount />
      {jobs.map((one) => (
        <article key={one.id}>
          <SaveButton job={one} />
          <JobBadges job={one} />
        </article>
      ))}
      <SavedJobs />
    </>
  );
}
const button = (title = 'ICU RN') => screen.getByRole('button', { name: `Save job: ${title}` });

beforeEach(() => localStorage.clear());
afterEach(async () => {
  jest.restoreAllMocks();
  cleanup();
  // Lets the observers of the document run while it still exists.
  await Promise.resolve();
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
  expect(screen.getByText('Applied Nov 22, 2025')).toBeVisible();
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
