import { useEffect } from 'react';
import { useJobs, type JobsState } from '@/lib/client/use-jobs';

/** Loads the open jobs for who stands above it, and loads them again on its `retry`. Draws nothing. */
export function JobsLoader({ onState }: { readonly onState: (state: JobsState) => void }) {
  const { index, error, retry } = useJobs(true);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- it is new at every turn
  useEffect(() => onState({ index, error, retry }), [index, error, onState]);
  return null;
}
