/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CardAge } from '@/components/job-card/card-age';
import { JobAge } from '@/components/job-card/job-age';
import { addDays, feedDate } from '@/lib/domain/dates/dates';
import '@/elements/job/days-ago';

const now = feedDate(new Date());
const yesterday = addDays(now, -1);

describe('days open (CN-08)', () => {
  it('are counted again where the page is of another day', () => {
    render(<JobAge postedOn={yesterday} firstSeenOn={yesterday} today={yesterday} />);
    expect(screen.getByText('1 day ago')).toBeVisible();
  });

  it('are counted again on a card too', () => {
    render(<CardAge postedOn={yesterday} today={yesterday} />);
    expect(screen.getByText('1 day ago')).toBeVisible();
    expect(screen.queryByText('Today')).toBeNull();
  });

  it('stand as they are on a page of today', () => {
    render(<CardAge postedOn={now} today={now} />);
    expect(screen.getByText('Today')).toBeVisible();
  });

  it('are the day the job was first seen where the feed does not say', () => {
    render(<JobAge postedOn={null} firstSeenOn="2026-11-20" today={now} />);
    expect(screen.getByText('November 20, 2026')).toBeVisible();
  });

  it('are left out of a card where the feed does not say', () => {
    const { container } = render(<CardAge postedOn={null} today={now} />);
    expect(container).toBeEmptyDOMElement();
  });
});
