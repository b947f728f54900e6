/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { buildJob } from '@/__tests__/support/build-job';
import { FeaturedJobs } from '@/components/home/featured-jobs';
import type { JobSummary } from '@/lib/domain/job/job';

const rn = (n: number, daysOpen = n) =>
  buildJob({ id: `job${n}`, title: `RN ${n}`, titles: [`RN ${n}`], daysOpen });
const show = (jobs: readonly JobSummary[]) =>
  render(<FeaturedJobs jobs={jobs} today="2026-08-20" />);
const cards = () => screen.getAllByRole('heading', { level: 3 }).map((card) => card.textContent);

describe('the featured jobs (HM-12, HM-15)', () => {
  it("are the server's, and the last page is filled up with 'Coming Soon' cards that take no focus", () => {
    show([rn(1), rn(2), rn(3), rn(4)]);
    expect(cards()).toEqual(['RN 1', 'RN 2', 'RN 3', 'RN 4']);
    const soon = screen.getAllByText('Coming Soon');
    expect(soon).toHaveLength(2);
    expect(screen.getAllByText('Check back soon')).toHaveLength(2);
    for (const text of soon) {
      expect(text.closest('li')?.querySelector('a, button, [tabindex]')).toBeNull();
    }
  });

  it('are not called newer than they are', () => {
    show([rn(1, 90)]);
    expect(screen.getByText('The newest RN jobs.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/this week/i);
  });

  it('say when there are none', () => {
    show([]);
    expect(screen.getByText('No featured jobs available at this time.')).toBeVisible();
  });
});
