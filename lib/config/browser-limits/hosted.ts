/** The hosted forms (specification, section 9). */
export const HOSTED_FORMS = {
  uploadLoadingMs: 3_000,
  resizeThresholdPx: 10,
  resizePaddingPx: 20,
  defaultHeightPx: 600,
  /** Our own: bounds of the height a host may ask for, and how long it may be silent before another way is offered. */
  minHeightPx: 120,
  maxHeightPx: 20_000,
  silenceMs: 8_000,
} as const;

/** Our own: how long the browser waits for the status of a reference, and how often one client may ask. */
export const REFERENCE_CHECK = {
  deadlineMs: 15_000,
  perClient: 60,
  windowMs: 600_000,
} as const;
