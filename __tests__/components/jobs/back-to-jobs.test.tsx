/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackToJobs } from '@/components/jobs/back-to-jobs';

const back = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ back }) }));
jest.mock('@/lib/client/previous-location', () => ({ cameFromOurs: () => true }));

const openedWith = (search: string) => window.history.replaceState(null, '', `/jobs/a1${search}`);

describe('Back to jobs (JD-01, JD-02)', () => {
  it.each([
    ['?from=state%3DTX%26page%3D2', '/jobs?state=TX&page=2'],
    ['?from=', '/jobs'],
    ['?from=https%3A%2F%2Fevil.example', '/jobs'],
    ['?from=%2F%2Fevil.example%3Fstate%3DTX', '/jobs'],
    ['', '/jobs'],
  ])('with %s leads to %s', (search, href) => {
    openedWith(search);
    render(<BackToJobs />);
    expect(screen.getByRole('link', { name: 'Back to jobs' })).toHaveAttribute('href', href);
  });

  it('without a saved query goes back when the page before was ours', async () => {
    openedWith('');
    render(<BackToJobs />);
    await userEvent.click(screen.getByRole('link', { name: 'Back to jobs' }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});
