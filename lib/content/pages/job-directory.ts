/** The page that lists the lists: by state, by specialty, by page. */
export const JOB_DIRECTORY = {
  path: '/job-directory',
  title: 'Job Directory by State and Specialty',
  description:
    'Every open nursing and allied-health position by state, by specialty and by date. Pick a place or what you do, and see each job with any posted weekly pay.',
  name: 'Job directory',
  heading: 'Every open job, by place and by specialty',
  lead: 'Start with where you want to be, or with what you do.',
} as const;
