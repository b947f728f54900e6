/** The browser settings of the bot check, in a file of their own so that forms do not carry the others. */
export const CAPTCHA = {
  recaptchaV3SiteKey: process.env.NEXT_PUBLIC_RECAPTCHA_V3_SITE_KEY || null,
  recaptchaV2SiteKey: process.env.NEXT_PUBLIC_RECAPTCHA_V2_SITE_KEY || null,
} as const;
