import { formatDollars } from '@/lib/domain/pay/dollars';

const intl = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

it.each([0, 7, 49.5, 999, 999.5, 1_000, 2_310, 12_345.4, 100_000, 1_234_567])(
  'writes %d as en-US does',
  (dollars) => expect(formatDollars(dollars)).toBe(intl.format(dollars)),
);
