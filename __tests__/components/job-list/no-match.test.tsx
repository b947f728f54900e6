/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NoMatch } from '@/components/job-list/no-match';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';

describe('no match (JL-29)', () => {
  it('offers each filter to drop, with the number of jobs it brings back, as a link', () => {
    render(
      <NoMatch
        query={parseJobQuery('title=RN&state=TX&sort=highestPay')}
        suggestions={[{ dropped: [{ facet: 'state', labels: ['Texas'] }], total: 1 }]}
      />,
    );
    expect(
      screen.getByText('No jobs match your selected filters. Try adjusting your criteria.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Without Texas: 1 position' })).toHaveAttribute(
      'href',
      '/jobs?title=RN&sort=highestPay',
    );
  });

  it('offers two to drop together if no single one helps', () => {
    const dropped = [
      { facet: 'title', labels: ['Pharmacist'] },
      { facet: 'state', labels: ['Wyoming', 'Utah'] },
    ] as const;
    render(
      <NoMatch
        query={parseJobQuery('title=Pharmacist&state=WY,UT&shift=Nights')}
        suggestions={[{ dropped, total: 12 }]}
      />,
    );
    expect(
      screen.getByRole('link', { name: 'Without Pharmacist and Wyoming and Utah: 12 positions' }),
    ).toHaveAttribute('href', '/jobs?shift=Nights');
  });
});
