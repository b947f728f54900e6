import useSWR from 'swr';
import { LIST_DEADLINE_MS, PLATFORM } from '@/lib/config/limits';
import { askJobs } from './ask-jobs';

const fetchAnswer = <T>(url: string) => askJobs<T>(url, AbortSignal.timeout(LIST_DEADLINE_MS.page));

/** A small answer about jobs: loaded where its address is given, and again when the server has likely read a newer list. */
export function useAnswer<T>(url: string | null) {
  const { data, error, mutate } = useSWR<T, Error>(url, fetchAnswer<T>, {
    dedupingInterval: PLATFORM.refreshMs,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return { answer: data ?? null, error: error ?? null, retry: () => void mutate() } as const;
}
