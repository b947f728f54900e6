import { useMemo } from 'react';
import type { ChosenJobsAnswer } from '@/lib/domain/saved/chosen-jobs';
import type { JobQuestion } from '@/lib/domain/application/job-question';
import { toQuestion } from '@/lib/domain/application/job-question';
import { useAnswer } from '@/lib/client/search/use-answer';

/**
 * The job an address asks about. Until the server has described the job, and if it cannot, its id stands for it, so that the agency always
 * learns which one is meant.
 */
export function useJobQuestion(id: string | null): {
  readonly question: JobQuestion | null;
  readonly isSettled: boolean;
} {
  const url = id === null ? null : `/api/jobs/chosen?ids=${encodeURIComponent(id)}`;
  const { answer, error } = useAnswer<ChosenJobsAnswer>(url);
  const chosen = answer?.jobs.find(({ asked }) => asked === id);
  const question = useMemo(() => (id === null ? null : toQuestion(id, chosen)), [id, chosen]);
  return { question, isSettled: chosen !== undefined || error !== null };
}
