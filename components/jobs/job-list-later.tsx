'use client';

import { onFirstInput } from '@/components/ui/on-first-input';

/** The list as the server made it, and at the first input to its page the script that filters it (docs/decisions/0024). */
export const JobListLater = onFirstInput(() => import('./job-list').then((part) => part.JobList), {
  trouble: 'The filters did not load. Is the connection there?',
  // A box that is neither checked nor unchecked is drawn by script alone.
  atOnce: () => document.querySelector('form [data-mixed]') !== null,
});
