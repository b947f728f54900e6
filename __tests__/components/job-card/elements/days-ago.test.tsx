/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { CardAge } from '@/components/job-card/card-age';
import { JobAge } from '@/components/job-card/job-age';
import { JobLife } from '@/components/job-page/job-life';
import { addDays, feedDate } from '@/lib/domain/dates/dates';

jest.useFakeTimers();
// After the clock is a false one: the element sets its timer at once.
beforeAll(async () => void (await import('@/components/job-card/elements/days-ago')));

const now = feedDate(new Date());
const yesterday = addDays(now, -1);

describe('days open (CN-08)', () => {
  it('are counted again if the page was rendered on another day', () => {
    render(<JobAge postedOn={yesterday} firstSeenOn={yesterday} today={yesterday} />);
    expect(screen.getByText('1 day ago')).toBeVisible();
  });

  it('are counted again on a card too', () => {
    render(<CardAge postedOn={yesterday} today={yesterday} />);
    expect(screen.getByText('1 day ago')).toBeVisible();
    expect(screen.queryByText('Today')).toBeNull();
  });

  it('stay as they are on a page rendered today', () => {
    render(<CardAge postedOn={now} today={now} />);
    expect(screen.getByText('Today')).toBeVisible();
  });

  it('show the day the job was first seen if the feed does not state its age', () => {
    render(<JobAge postedOn={null} firstSeenOn="2026-11-20" today={now} />);
    expect(screen.getByText('November 20, 2026')).toBeVisible();
  });
});

describe('the day a job was confirmed', () => {
  const NOON = new Date('2026-11-27T18:00:00Z');
  const show = () => {
    jest.setSystemTime(NOON);
    render(
      <JobLife
        confirmedAt="2026-11-27T14:42:00Z"
        firstSeenOn="2026-11-27"
        changes={[]}
        unchangedSince={null}
        today="2026-11-27"
      />,
    );
    return screen.getByRole('region', { name: 'Is this job open?' });
  };
  afterAll(() => jest.useRealTimers());

  it('is "today" as long as it is, also on a page that stays open past midnight', () => {
    const life = show();
    expect(life).toHaveTextContent(/^Open as of 8:42 AM CT today$/);
    act(() => void jest.advanceTimersByTime(12 * 3_600_000 + 60_000));
    expect(life).toHaveTextContent(/^Open as of 8:42 AM CT on Nov 27$/);
  });

  it('is read again when Back brings the page from memory', () => {
    const life = show();
    jest.setSystemTime(new Date('2026-11-28T18:00:00Z'));
    window.dispatchEvent(new Event('pageshow'));
    expect(life).toHaveTextContent(/^Open as of 8:42 AM CT on Nov 27$/);
  });
});
