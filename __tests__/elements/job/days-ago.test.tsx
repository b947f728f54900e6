/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CardAge } from '@/components/job-card/card-age';
import { JobAge } from '@/components/job-card/job-age';
import { addDays, feedDate } from '@/lib/domain/dates/dates';
import '@/elements/job/days-ago';

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

  it('are left out of a card if the feed does not state them', () => {
    const { container } = render(<CardAge postedOn={null} today={now} />);
    expect(container).toBeEmptyDOMElement();
  });
});
