/** '$2,310': whole dollars. */
export const formatDollars = (dollars: number): string =>
  `$${Math.round(dollars).toLocaleString('en-US')}`;
