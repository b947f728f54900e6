import type { Job } from '@/lib/domain/job/job';
import { OPEN_QUESTIONS, type OpenQuestion, type Question } from './topics';

/** The questions that neither a sentence of the posting nor a field of its record answers: what is left to ask. */
export function openQuestions(
  said: { readonly has: (question: Question) => boolean } | null,
  { pay, contract }: Pick<Job, 'pay' | 'contract'>,
): readonly OpenQuestion[] {
  const stated: Partial<Record<OpenQuestion, boolean>> = {
    pay: pay !== null,
    start: contract?.startsOn !== undefined,
    hours: contract?.guaranteedHours !== undefined,
  };
  return OPEN_QUESTIONS.filter(
    (question) => !stated[question] && (question === 'pay' || !said?.has(question)),
  );
}
