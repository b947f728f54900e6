import type { StringSchema } from 'yup';
import { string } from 'yup';
import { FIELD_MESSAGES } from './form-messages';
import { tidyText } from './tidy-text';

/** A tidied text with one test that names the first problem, so that a field never has two errors in arbitrary order. */
export const ruled = (
  problem: (value: string) => string | null,
  tidy: (text: string) => string = tidyText,
): StringSchema<string> =>
  string()
    .transform((value: unknown) => tidy(String(value ?? '')))
    .defined(problem('') ?? undefined)
    .test('rule', (value, context) => {
      const message = problem(value);
      return message === null || context.createError({ message });
    });

/** What is wrong with the length of a required text; lengths in characters as people count them. */
export function lengthProblem(value: string, required: string, longest: number): string | null {
  if (value === '') return required;
  return [...value].length > longest ? FIELD_MESSAGES.tooLong(longest) : null;
}
