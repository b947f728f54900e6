type RecruiterShortcut = {
  /** The address without its slash, in small letters: `/avery`. */
  readonly slug: string;
  /** The recruiter's own page of the scheduling service. */
  readonly calendarUrl: `https://${string}`;
};

/**
 * Short addresses that lead to a recruiter's calendar (specification, section 2, 'Recruiter scheduling shortcuts').
 * SAMPLE CONTENT: neither the recruiters nor the calendars exist. See 'Make it yours' in the README.
 */
export const RECRUITERS: readonly RecruiterShortcut[] = [
  { slug: 'avery', calendarUrl: 'https://calendar.example/avery-sample' },
  { slug: 'jordan', calendarUrl: 'https://calendar.example/jordan-sample' },
  { slug: 'morgan', calendarUrl: 'https://calendar.example/morgan-sample' },
];
