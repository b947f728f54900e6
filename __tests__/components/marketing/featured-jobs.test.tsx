/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { installWindow } from '@/__tests__/support/browser';
import { buildJob } from '@/__tests__/support/build-job';
import { FeaturedJobs } from '@/components/marketing/featured-jobs';
import type { JobSummary } from '@/lib/domain/job';

const rn = (n: number, daysOpen = n) =>
  buildJob({ id: `job${n}`, title: `RN ${n}`, titles: [`RN ${n}`], daysOpen });
const answer = jest.fn<Promise<unknown>, []>();
const answerWith = (jobs: readonly JobSummary[]) =>
  answer.mockResolvedValue({ ok: true, json: () => Promise.resolve({ jobs }) });

beforeEach(() => {
  installWindow();
  answer.mockReset();
  window.fetch = answer as unknown as typeof window.fetch;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const show = (jobs: readonly JobSummary[] | null) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <FeaturedJobs jobs={jobs} today="2026-08-20" />
    </SWRConfig>,
  );
const cards = () => screen.getAllByRole('heading', { level: 3 }).map((card) => card.textContent);

describe('the featured jobs (HM-12, HM-15, ER-10)', () => {
  it("shows the server's at once, the last page filled with 'Coming Soon' without focus", () => {
    answer.mockReturnValue(new Promise(() => {}));
    show([rn(1), rn(2), rn(3), rn(4)]);
    expect(cards()).toEqual(['RN 1', 'RN 2', 'RN 3', 'RN 4']);
    const soon = screen.getAllByText('Coming Soon');
    expect(soon).toHaveLength(2);
    expect(screen.getAllByText('Check back soon')).toHaveLength(2);
    for (const text of soon) {
      expect(text.closest('li')?.querySelector('a, button, [tabindex]')).toBeNull();
    }
  });

  it('says of them only what their age allows', () => {
    answer.mockReturnValue(new Promise(() => {}));
    show([rn(1, 90)]);
    expect(screen.getByText('The newest first, for registered nurses.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/this week/i);
  });

  it('asks for no list where the server knew them: the page is minutes old at most', async () => {
    show([rn(1), rn(2), rn(3)]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(answer).not.toHaveBeenCalled();
    expect(cards()).toEqual(['RN 1', 'RN 2', 'RN 3']);
  });

  it('loads, fails, and tries again, where the server knew nothing', async () => {
    answer.mockResolvedValue({ ok: false, status: 503 });
    show(null);
    expect(screen.getByText('Loading featured jobs')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load featured jobs. Please try again later.',
    );
    answerWith([rn(5)]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('RN 5')).toBeInTheDocument();
  });

  it('says when there are none', () => {
    answer.mockReturnValue(new Promise(() => {}));
    show([]);
    expect(screen.getByText('No featured jobs available at this time.')).toBeVisible();
  });
});
