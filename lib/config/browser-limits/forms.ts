const RESUME_MEGABYTES = 5;
export const RESUME = {
  maxMegabytes: RESUME_MEGABYTES,
  maxBytes: RESUME_MEGABYTES * 1_024 * 1_024,
  extensions: ['pdf', 'doc', 'docx'],
  defaultExtension: 'pdf',
  /** Our own: how long a browser may take to read the chosen file, which may be in a cloud. */
  readMs: 60_000,
} as const;
export const PHONE_DIGITS = 10;
export const MESSAGE_MIN_CHARACTERS = 10;

export const BOT_CHECK = {
  minimumFormMs: 2_000,
  v3ScoreThreshold: 0.3,
  captchaLoadMs: 8_000,
} as const;
export const REDIRECT_AFTER_MS = { application: 3_000, thankYou: 8_000, missingId: 3_000 } as const;
/** Our own: the parts of the time that a browser waits for the outcome of an application. */
export const SENDING_MS = {
  /** The largest resume on a slow phone connection. */
  upload: 300_000,
  /** The server's waits: for room for the upload, and for the platform's answer. */
  waitForRoom: 30_000,
  platformDeadline: 20_000,
  /** For the round trip. */
  margin: 10_000,
} as const;
/** Our own: how long the mail service may take to answer the contact form. */
export const MAIL_DEADLINE_MS = 20_000;
