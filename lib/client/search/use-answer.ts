import { useCallback, useEffect, useState } from 'react';
import { LIST_DEADLINE_MS } from '@/lib/config/limits';
import { isCalledOff } from '@/lib/client/page/is-called-off';
import { fetchJobs } from './fetch-jobs';

type Answered<T> = {
  readonly answer: T | null;
  readonly error: Error | null;
  /** The address that was answered. */
  readonly of: string | null;
};
const UNASKED = { answer: null, error: null, of: null };

/** A small answer about jobs, requested once its address is given. For pages that use neither the list nor swr. */
export function useAnswer<T>(url: string | null) {
  const [answered, setAnswered] = useState<Answered<T>>(UNASKED);
  const [tries, setTries] = useState(0);
  const [lastUrl, setLastUrl] = useState(url);
  // Keep the last answer until the next arrives; clear errors, and start over when there is no address.
  if (url !== lastUrl) {
    setLastUrl(url);
    setAnswered(url === null ? UNASKED : { ...answered, error: null });
  }

  useEffect(() => {
    if (url === null) return;
    const controller = new AbortController();
    fetchJobs<T>(url, { deadlineMs: LIST_DEADLINE_MS.page, controller }).then(
      (answer) => setAnswered({ answer, error: null, of: url }),
      (error: Error) => {
        // The previous answer stays, as it does while the next one loads.
        if (!isCalledOff(error)) setAnswered((before) => ({ ...before, error }));
      },
    );
    return () => controller.abort();
  }, [tries, url]);

  const retry = useCallback(() => {
    setAnswered((before) => ({ ...before, error: null }));
    setTries((before) => before + 1);
  }, []);
  return { ...answered, retry } as const;
}
