/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { ListCard } from '@/components/job-card/list-card';
import { buildJob } from '@/__tests__/support/build-job';

const TODAY = '2026-11-20';
// The browser counts the age again.
beforeAll(() => void jest.useFakeTimers({ now: Date.parse(`${TODAY}T18:00:00Z`) }));
afterAll(() => void jest.useRealTimers());

const show = (overrides: Parameters<typeof buildJob>[0]) =>
  render(
    <ListCard
      stamp="/art/coast.svg"
      job={buildJob(overrides)}
      href="/jobs/a1?from=state%3DTX"
      today={TODAY}
    />,
  );

// The age is counted from the browser's current day.
beforeAll(() => void jest.useFakeTimers({ now: new Date(`${TODAY}T18:00:00Z`) }));
afterAll(() => void jest.useRealTimers());

describe('job card (JL-16, JL-17)', () => {
  it('shows title, Job ID, age, place, order type, shift, contract and pay without the word weekly', () => {
    show({
      id: 'a1',
      jobNumber: '104823',
      title: 'ICU Registered Nurse',
      city: 'Flagstaff',
      state: 'AZ',
      shifts: ['Nights, 3 × 12'],
      orderTypes: ['Per Diem', 'Local'],
      contractLength: '13 weeks',
      payText: '$2,310 - $2,480 weekly',
      postedOn: '2026-11-17',
    });
    const card = screen.getByRole('article', { name: 'ICU Registered Nurse' });
    for (const text of [
      'Job ID 104823',
      '3 days ago',
      'Flagstaff, AZ',
      'Per Diem, Local',
      'Nights, 3 × 12',
      '13 weeks',
      '$2,310 – $2,480',
    ]) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(within(card).getByRole('link', { name: 'View Details' })).toHaveAttribute(
      'href',
      '/jobs/a1?from=state%3DTX',
    );
    expect(within(card).getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      '/apply/a1',
    );
  });

  it('marks a job posted today', () => {
    show({ postedOn: TODAY });
    expect(screen.getByText('Today')).toBeVisible();
  });

  it('says what is not known in the words of the specification', () => {
    show({
      jobNumber: null,
      city: null,
      state: null,
      placeText: null,
      payText: null,
      postedOn: null,
      contractLength: null,
      orderTypes: [],
    });
    expect(screen.queryByText('Travel')).toBeNull();
    expect(screen.getByText('Job ID N/A')).toBeVisible();
    expect(screen.getByText('Job ID N/A').parentElement?.childElementCount).toBe(1);
    expect(screen.getByText('Location Not Available')).toBeVisible();
    expect(screen.queryByText(/ago|Today/)).toBeNull();
  });
});
