import { Suspense, useState } from 'react';
import type { JobsState } from '@/lib/client/use-jobs';
import { lazyPart } from '@/components/ui/lazy-part';

const JobsLoader = lazyPart(() => import('./jobs-loader').then((part) => part.JobsLoader));

const NOTHING_YET: JobsState = { index: null, error: null, retry: () => {} };

/** As `useJobs`, for pages that most visitors read without it: what loads them is fetched when they are wanted. Render `loader`. */
export function useLateJobs(wanted: boolean) {
  const [state, setState] = useState(NOTHING_YET);
  const loader = wanted && (
    <Suspense>
      <JobsLoader onState={setState} />
    </Suspense>
  );
  return { ...state, loader };
}
