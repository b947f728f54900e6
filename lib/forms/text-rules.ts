import type { StringSchema } from 'yup';
import { string } from 'yup';
import { FIELD_MESSAGES } from './form-messages';
import { tidyText } from './tidy-text';

/** A text made tidy, with one test that names the first thing wrong, so that a field never has two errors in no order. */
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

/** What is wrong with the length of a text that must be there; lengths in characters as people count them. */
export function lengthProblem(value: string, required: string, longest: number): string | null {
  if (value === '') return required;
  return [...value].length > longest ? FIELD_MESSAGES.tooLong(longest) : null;
}
