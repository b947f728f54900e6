import type { ChosenJob, ChosenJobsAnswer } from '@/lib/domain/saved/chosen-jobs';
import { useAnswer } from './use-answer';

/** The current state of the jobs with these ids, by id, once the server has answered. */
export function useChosen(ids: readonly string[]) {
  const url = ids.length > 0 ? `/api/jobs/chosen?ids=${ids.join()}` : null;
  const { answer, error, retry } = useAnswer<ChosenJobsAnswer>(url);
  const byId = new Map<string, ChosenJob>(answer?.jobs.map((job) => [job.asked, job]));
  return { byId, failed: error !== null, retry } as const;
}
