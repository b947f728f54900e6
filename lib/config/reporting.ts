/** The two browser settings that every page reads, in a file of their own so that pages do not carry the others. */
export const REPORTING = {
  gtmId: process.env.NEXT_PUBLIC_GTM_ID || null,
  sentryDsn: process.env.NEXT_PUBLIC_SENTRY_DSN || null,
} as const;
