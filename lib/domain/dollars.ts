const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '$2,310': whole dollars. */
export const formatDollars = (dollars: number): string => `$${WHOLE.format(dollars)}`;
