/**
 * Settings that reach the browser. Next writes them into the bundle at build time, so each must be read by its full name.
 */
export const PUBLIC = {
  recaptchaV3SiteKey: process.env.NEXT_PUBLIC_RECAPTCHA_V3_SITE_KEY || null,
  recaptchaV2SiteKey: process.env.NEXT_PUBLIC_RECAPTCHA_V2_SITE_KEY || null,
} as const;
