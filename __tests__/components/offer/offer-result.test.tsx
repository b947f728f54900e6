/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { OfferResult } from '@/components/offer/offer-result';
import type { Offer } from '@/lib/domain/pay/offer/offer';
import { jobFigures } from '@/lib/domain/pay/offer/offer-figures';
import { buildJob } from '@/__tests__/support/build-job';

const JOB = jobFigures(buildJob({ payText: '$2,400 weekly', shifts: ['Nights, 3 × 12'] }));
const OFFER: Offer = {
  weekly: 2_450,
  hourly: 22,
  hours: 36,
  daysOff: null,
  stipends: 0,
  weeks: null,
  once: 0,
};

describe('a weekly total beside its parts', () => {
  it.each<[Partial<Offer>, said: string | null]>([
    // Stipends that nobody entered do not count as missing.
    [{}, null],
    [{ stipends: 1_512 }, 'The rate, hours and stipends you entered come to $2,304 a week'],
    [{ stipends: 1_650 }, null],
    [{ hourly: 80 }, 'The rate and hours you entered come to $2,880 a week, not $2,450.'],
    [{ weekly: null }, null],
    [{ hourly: null }, null],
  ])('%j: %s', (parts, said) => {
    render(<OfferResult ref={null} offer={{ ...OFFER, ...parts }} job={JOB} otherPay={null} />);
    const words = screen.queryByText(/you entered come to/);
    if (said === null) expect(words).toBeNull();
    else expect(words).toHaveTextContent(said);
  });
});
