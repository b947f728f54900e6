/** The browser settings that every page reads, in a file of their own so that pages do not carry the others. */
export const REPORTING = {
  gtmId: process.env.NEXT_PUBLIC_GTM_ID || null,
  sentryDsn: process.env.NEXT_PUBLIC_SENTRY_DSN || null,
  /** Whether visitors' browsers report to the site itself how fast its pages were. */
  vitals: process.env.NEXT_PUBLIC_SITE_VITALS === 'on',
  /** Whether visits are counted by source, and applications carry theirs. */
  counts: process.env.NEXT_PUBLIC_SITE_COUNTS !== 'off',
} as const;
