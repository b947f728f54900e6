import { OPEN_QUESTIONS, type OpenQuestion } from './topics';

/** The questions an address asks with `?ask=ratio&ask=call`, in our order; anything else is left out. */
export function askedQuestions(search: string): OpenQuestion[] {
  const asked = new Set(new URLSearchParams(search).getAll('ask'));
  return OPEN_QUESTIONS.filter((question) => asked.has(question));
}

/** Questions in words, one a line, for a message. */
export const questionList = (questions: readonly string[]): string =>
  questions.map((question) => `- ${question}`).join('\n');
