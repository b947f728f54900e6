/** '$2,310': whole dollars. Not by `Intl`: what it formats numbers with takes a slow phone 17 ms to make. */
export const formatDollars = (dollars: number): string =>
  `$${Math.round(dollars)}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
