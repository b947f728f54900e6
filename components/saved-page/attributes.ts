/** A job of a shortlist: the id that was asked for, its present state, and what a device stores of it. */
export const SHORTLISTED = {
  asked: 'data-asked',
  status: 'data-status',
  id: 'data-id',
  title: 'data-title',
  place: 'data-place',
  pay: 'data-pay',
} as const;

/**
 * What `<saved-lists>` shows and hides, and does at a press; on itself, the key for alerts, whether the server knows the jobs of the
 * shortlist that it was asked for, and whether it shows anything yet.
 */
export const SAVED_LISTS = {
  part: 'data-part',
  act: 'data-act',
  shown: 'data-shown',
  alertKey: 'data-alert-key',
  known: 'data-known',
} as const;
