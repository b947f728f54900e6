/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavedSections } from '@/components/saved-page/saved-sections';
import { savedJobs } from '@/lib/client/device/collections';
import { COMPARED } from '@/lib/domain/compare/compare-jobs';
import type { ChosenJob } from '@/lib/domain/saved/chosen-jobs';
import { buildJob } from '@/__tests__/support/build-job';

const answers = jest.fn<ChosenJob['status'], [id: string]>();
jest.mock('@/lib/client/search/fetch-jobs', () => ({
  fetchJobs: async (url: string) => ({
    jobs: new URL(url, 'https://site.test').searchParams
      .get('ids')
      ?.split(',')
      .map((asked) => ({
        asked,
        status: answers(asked),
        job: buildJob({ id: asked, title: asked }),
      })),
  }),
}));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The saved page of a device that saved these jobs: those that end in `x` are filled by now. */
async function show(...ids: readonly string[]) {
  answers.mockImplementation((id) => (id.endsWith('x') ? 'filled' : 'open'));
  savedJobs.write(ids.map((id) => ({ id, title: id, place: '', pay: null, on: '2026-08-20' })));
  render(<SavedSections siteUrl="https://site.test" alertKey={null} />);
  await screen.findAllByText(/Texas|Austin/);
}
const compared = () => screen.queryByRole('link', { name: /^Compare/ })?.getAttribute('href');
const boxes = () => screen.queryAllByRole('checkbox');

it('compares the jobs that are still open, and none that is filled', async () => {
  await show('a1', 'b2x', 'c3');
  expect(compared()).toBe('/compare?ids=a1,c3');
  expect(boxes()).toEqual([]);
});

it('has nothing to compare with one open job', async () => {
  await show('a1', 'b2x');
  expect(compared()).toBeUndefined();
  expect(screen.getByText('Save one more to compare.')).toBeVisible();
});

it('lets the visitor choose among more, up to as many as fit', async () => {
  const ids = Array.from({ length: COMPARED.most + 1 }, (_, at) => `job${at}`);
  await show(...ids, 'lostx');
  expect(compared()).toBeUndefined();
  expect(boxes()).toHaveLength(ids.length);
  for (const box of boxes()) await userEvent.click(box);
  expect(compared()).toBe(`/compare?ids=${ids.slice(0, COMPARED.most).join()}`);
  expect(screen.getByText(/fit side by side/)).toBeVisible();
  for (const box of boxes()) expect(box).toHaveProperty('checked', box !== boxes().at(-1));
});
