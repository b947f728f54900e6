/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FailedNotice } from '@/components/outcome/failed-notice';

test('the link to ask about the job opens a new tab, and crawlers do not follow it', () => {
  render(<FailedNotice message="It failed." jobId="a1" onRetry={() => {}} />);
  const link = screen.getByRole('link', { name: 'ask about this job (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/contact?job=a1#asked');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
});
