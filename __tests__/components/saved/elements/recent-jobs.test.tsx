/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Recent } from '@/components/saved/recent';
import { applications, searches, viewedJobs } from '@/lib/client/device/collections';
import '@/components/saved/elements/recent-jobs';

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
  pay: '$2,310 – $2,480 a week',
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
afterEach(() => jest.restoreAllMocks());

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

it('says of a job that the visitor applied for it', async () => {
  viewedJobs.write([job, { ...job, id: 'b2', title: 'LPN' }]);
  applications.write([{ id: 'a1', on: '2026-01-05' }]);
  render(<Page />);
  await waitFor(() => expect(shown()).toBe(true));
  const [seen, other] = screen.getAllByRole('listitem');
  expect(seen).toHaveTextContent(/Applied Jan 5/);
  expect(other).not.toHaveTextContent('Applied');
});

it('goes below what is in view', async () => {
  viewedJobs.write([job]);
  const tops: Readonly<Record<string, number>> = { seen: 400, next: 900 };
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return [{ top: tops[this.id] ?? 0 }] as unknown as DOMRectList;
  });
  render(
    <main>
      <Recent />
      <div id="seen" />
      <div id="next" />
    </main>,
  );
  await waitFor(() => expect(shown()).toBe(true));
  const order = [...(document.querySelector('main')?.children ?? [])];
  expect(order.map(({ id, localName }) => id || localName)).toEqual([
    'seen',
    'recent-jobs',
    'next',
  ]);
});

it('is not shown if it would move what the visitor looks at', async () => {
  viewedJobs.write([job]);
  render(<Page end={700} />);
  await Promise.resolve();
  expect(shown()).toBe(false);
});
