import type { JobSummary } from '@/lib/domain/job';
import type { JobsAnswer } from '@/lib/domain/jobs-answer';
import { useAnswer } from './use-answer';
import { useIdle } from './use-idle';

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
  const wanted = idle || fromServer === null;
  const { answer, error, retry } = useAnswer<JobsAnswer>(wanted ? '/api/jobs/featured' : null);
  const jobs = answer?.jobs ?? fromServer;
  if (!jobs) return error ? { state: 'error', retry } : { state: 'loading' };
  return jobs.length === 0 ? { state: 'empty' } : { state: 'ready', jobs };
}
