/** Parts of `<card-carousel>`. */
export const CAROUSEL_PARTS = {
  controls: 'data-controls',
  step: 'data-step',
  page: 'data-page',
  count: 'data-count',
  row: 'data-row',
  status: 'data-page-status',
} as const;
