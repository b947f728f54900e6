/** The browser settings that every page reads, in a file of their own so that pages do not carry the others. */
export const REPORTING = {
  gtmId: process.env.NEXT_PUBLIC_GTM_ID || null,
  sentryDsn: process.env.NEXT_PUBLIC_SENTRY_DSN || null,
  /** Whether visitors' browsers tell the site itself how quick its pages were. */
  vitals: process.env.NEXT_PUBLIC_SITE_VITALS === 'on',
  /** Whether visits are counted by where they came from, and applications say so. */
  counts: process.env.NEXT_PUBLIC_SITE_COUNTS !== 'off',
} as const;
