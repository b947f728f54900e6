/** A box that saves a job: the job, and on its label whether it is saved. */
export const SAVE = {
  job: 'data-save',
  place: 'data-place',
  pay: 'data-pay',
  saved: 'data-saved',
} as const;

/** Slots for what this device knows of a job, or of all. */
export const DEVICE_SLOTS = {
  count: 'data-saved-count',
  badges: 'data-badges',
  posted: 'data-posted',
  isNew: 'data-new',
} as const;

/**
 * What shows that a job was applied for: the link to its status with its last words, a card's link to the form, which becomes that link, and
 * the form with its job.
 */
export const APPLIED = {
  status: 'data-status',
  apply: 'data-apply',
  words: 'data-words',
  form: 'data-applies',
  before: 'data-before',
} as const;

/** What elements make copies of, with a `{name}` for each text. In a hidden element: React cannot hydrate the children of a `<template>`. */
export const TEMPLATE = 'data-template';

/** On the page once its script knows this device. */
export const DEVICE = 'data-device';

/** On `<recent-jobs>` once it has something to show. */
export const SHOWN = 'data-shown';

/** A list of `<recent-jobs>`. */
export const RECENT_LIST = 'data-list';

/** A part of `<last-application>`. */
export const APPLICATION_PART = 'data-part';

/** The job of `<viewed-job>`. */
export const VIEWED = {
  id: 'data-id',
  title: 'data-title',
  place: 'data-place',
  pay: 'data-pay',
} as const;
