import type { Job } from '@/lib/domain/job/job';
import { QUESTIONS, type Question } from './topics';

/** The questions that neither a sentence of the posting nor a field of its record answers: what is left to ask. */
export function openQuestions(
  said: { readonly has: (question: Question) => boolean } | null,
  contract: Job['contract'],
): readonly Question[] {
  const stated: ReadonlySet<Question> = new Set([
    ...(contract?.startsOn === undefined ? [] : (['start'] as const)),
    ...(contract?.guaranteedHours === undefined ? [] : (['hours'] as const)),
  ]);
  return QUESTIONS.filter((question) => !said?.has(question) && !stated.has(question));
}
