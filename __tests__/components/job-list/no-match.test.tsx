/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NoMatch } from '@/components/job-list/no-match';
import { parseJobQuery } from '@/lib/domain/query/job-query';

describe('no match (JL-29)', () => {
  it('offers each filter to drop, with the jobs it brings back, as a link', () => {
    render(
      <NoMatch
        query={parseJobQuery('title=RN&state=TX&sort=highestPay')}
        suggestions={[{ facet: 'state', labels: ['Texas'], total: 1 }]}
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
});
