/** What the site says about the Nurse Licensure Compact, and as of when. Check the source before you change the date. */
export const NURSE_COMPACT = {
  asOf: 'November 2026',
  source: { name: 'nursecompact.com', href: 'https://www.nursecompact.com/' },
} as const;
