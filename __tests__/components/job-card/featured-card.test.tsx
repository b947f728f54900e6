/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { FeaturedCard } from '@/components/job-card/featured-card';
import { addDays, feedDate } from '@/lib/domain/dates/dates';
import { buildJob } from '@/__tests__/support/build-job';

const today = feedDate(new Date());
const show = (job: Parameters<typeof buildJob>[0] = {}) => {
  render(
    <FeaturedCard
      job={buildJob({ postedOn: addDays(today, -1), ...job })}
      strip="/art/coast.svg"
      today={today}
    />,
  );
  return within(screen.getByRole('article'));
};

describe('a featured card', () => {
  it('shows title, place, order type, shift, length, pay and age', () => {
    const card = show({ orderTypes: ['Travel', 'Local'] });
    expect(card.getByRole('heading', { level: 3, name: 'ICU RN' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'ICU RN' })).toHaveTextContent(
      /Austin, TX.*1 day ago.*Travel, Local.*Nights.*13 weeks.*WEEKLY PAY: \$2,310 – \$2,480/,
    );
  });

  it('leads to the job, and its Apply Now says so', () => {
    const card = show();
    const links = card.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/jobs/a0X000000000001',
      '/jobs/a0X000000000001',
    ]);
    expect(card.getByRole('link', { name: 'Apply Now: see ICU RN, Austin, TX' })).toHaveTextContent(
      'Apply Now',
    );
  });

  it.each([
    ['$2,150/wk + $5,000 sign-on', 'WEEKLY PAY: $2,150 + $5,000 sign-on'],
    ['$45/h', 'PAY: $45/hr'],
    ['DOE weekly', 'PAY AS POSTED: DOE'],
  ])('says what is paid by: %s', (payText, said) => {
    show({ payText });
    expect(screen.getByText(/PAY.*:$/).parentElement?.textContent).toBe(said);
  });

  it('leaves out what the feed does not state', () => {
    const card = show({
      orderTypes: [],
      shifts: [],
      contractLength: null,
      payText: null,
      postedOn: null,
    });
    expect(card.queryByText(/ago|Today/)).not.toBeInTheDocument();
    expect(card.queryByText('Travel')).not.toBeInTheDocument();
    expect(card.queryByText('Nights')).not.toBeInTheDocument();
    expect(card.getByText('Ask us')).toBeVisible();
  });

  it('has a decorative drawing, hidden from screen readers', () => {
    show();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
