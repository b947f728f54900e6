/** What is said of the Nurse Licensure Compact, and since when it has been so. Look at the source before you change the date. */
export const NURSE_COMPACT = {
  asOf: 'November 2026',
  source: { name: 'nursecompact.com', href: 'https://www.nursecompact.com/' },
} as const;
