/** '$2,310': whole dollars. Not with `Intl`, whose number formatter takes a slow phone 17 ms to create. */
export const formatDollars = (dollars: number): string =>
  `$${Math.round(dollars)}`.replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');

const CENTS = 100;

/** '$45.50', '$2,310': with cents if there are any. */
export function formatExactDollars(dollars: number): string {
  const cents = Math.round(dollars * CENTS) % CENTS;
  const whole = formatDollars(Math.floor(dollars + (cents === 0 ? 1 / 2 : 0)));
  return cents === 0 ? whole : `${whole}.${String(cents).padStart(2, '0')}`;
}
