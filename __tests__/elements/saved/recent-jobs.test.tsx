/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Recent } from '@/components/saved/recent';
import { searches, viewedJobs } from '@/lib/client/device/collections';
import '@/elements/saved/recent-jobs';

// Idle at once, because jsdom never is.
jest.mock('@/lib/client/page/when-idle', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => {};
  },
}));

const job = {
  id: 'a1',
  title: 'ICU RN',
  place: 'Austin, TX',
  pay: '$2,310 - $2,480 weekly',
  on: '2026-01-02',
};
const shown = () => document.querySelector('recent-jobs')?.hasAttribute('data-shown');

/** `end` is the top of the page's footer, in a window 768 px high. */
function Page({ end = 800 }) {
  return (
    <>
      <Recent />
      <footer
        ref={(footer) => {
          const boxes = [{ top: end }] as unknown as DOMRectList;
          if (footer) footer.getClientRects = () => boxes;
        }}
      />
    </>
  );
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('links back to jobs and searches, also those of another tab; disappears with them', async () => {
  viewedJobs.write([job]);
  searches.write([{ search: 'title=RN&state=TX' }]);
  render(<Page />);
  await waitFor(() => expect(shown()).toBe(true));
  expect(screen.getByRole('region', { name: 'Where you left off' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Recently viewed' })).toHaveTextContent(
    'ICU RNAustin, TX$2,310 – $2,480',
  );
  expect(screen.getByRole('link', { name: 'ICU RN' })).toHaveAttribute('href', '/jobs/a1');
  expect(screen.getByRole('link', { name: 'RN · Texas' })).toHaveAttribute(
    'href',
    '/jobs?title=RN&state=TX',
  );
  viewedJobs.write([{ ...job, id: 'b2', title: 'LPN', pay: null }, job]);
  expect(await screen.findByRole('link', { name: 'LPN' })).toBeVisible();
  viewedJobs.write([]);
  searches.write([]);
  await waitFor(() => expect(shown()).toBe(false));
});

it('is not shown if it would move what the visitor looks at', async () => {
  viewedJobs.write([job]);
  render(<Page end={700} />);
  await Promise.resolve();
  expect(shown()).toBe(false);
});
