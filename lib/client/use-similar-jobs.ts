import useSWR from 'swr';
import type { SimilarJobsAnswer } from '@/lib/domain/similar-jobs-answer';

/** A phone with one bar still gets six jobs in this time. */
const DEADLINE_MS = 15_000;

async function fetchSimilar(url: string): Promise<SimilarJobsAnswer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Open jobs in the place of one that is gone. */
export function useSimilarJobs(id: string) {
  const { data, error } = useSWR<SimilarJobsAnswer, Error>(
    `/api/jobs/${encodeURIComponent(id)}/similar`,
    fetchSimilar,
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return { answer: data ?? null, failed: error !== undefined };
}
