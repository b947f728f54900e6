/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildJob } from '@/__tests__/support/build-job';
import { OfferComparison } from '@/components/offer/offer-comparison';
import { jobFigures } from '@/lib/domain/pay/offer/offer-figures';

jest.mock('@/lib/domain/pay/offer/read-offer', () => {
  throw new Error('The connection is gone');
});

const JOB = jobFigures(buildJob({ payText: '$2,400 weekly' }));

it('says so if what reads the text cannot be loaded, and keeps the text and the figures', async () => {
  const user = userEvent.setup();
  render(<OfferComparison job={JOB} otherPay={null} />);
  await user.type(screen.getByLabelText(/Paste what they sent you/), 'Weekly 2,450');
  await user.type(screen.getByLabelText(/Weekly total/), '2000');
  await user.click(screen.getByRole('button', { name: 'Read the figures' }));
  expect(await screen.findByText(/could not read the text/)).toBeVisible();
  expect(screen.getByLabelText(/Paste what they sent you/)).toHaveValue('Weekly 2,450');
  expect(screen.getByLabelText(/Weekly total/)).toHaveValue('2000');
});
