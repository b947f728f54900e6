/** Of the settings that reach the browser the two that every page looks at: apart, so that no page carries the others. */
export const REPORTING = {
  gtmId: process.env.NEXT_PUBLIC_GTM_ID || null,
  sentryDsn: process.env.NEXT_PUBLIC_SENTRY_DSN || null,
} as const;
