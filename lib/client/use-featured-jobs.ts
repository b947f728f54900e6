import { useMemo } from 'react';
import { featuredJobs } from '@/lib/domain/featured';
import type { JobSummary } from '@/lib/domain/job';
import { useIdle } from './use-idle';
import { useJobs } from './use-jobs';

type FeaturedJobs =
  | { readonly state: 'loading' | 'empty' }
  | { readonly state: 'error'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly jobs: readonly JobSummary[] };

/**
 * The featured jobs: the server's at first (null: it knew none), then those of the list as it is now. Loading, then error,
 * then empty, then jobs (specification, section 4). A refresh that fails leaves what is shown.
 */
export function useFeaturedJobs(fromServer: readonly JobSummary[] | null): FeaturedJobs {
  const idle = useIdle();
  const { index, error, retry } = useJobs(idle || fromServer === null);
  const jobs = useMemo(() => (index ? featuredJobs(index.jobs) : fromServer), [index, fromServer]);
  if (!jobs) return error ? { state: 'error', retry } : { state: 'loading' };
  return jobs.length === 0 ? { state: 'empty' } : { state: 'ready', jobs };
}
