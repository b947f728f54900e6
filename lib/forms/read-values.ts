import type { AnyObject, ObjectSchema } from 'yup';
import { ValidationError } from 'yup';

/** At most one text per field. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** The typed values tidied by a form's schema, or the first thing wrong with each field. */
export function readValues<T extends AnyObject>(
  schema: ObjectSchema<T>,
  typed: Readonly<Record<keyof T, unknown>>,
): { values: T } | { errors: FieldErrors<string> } {
  try {
    // The schema's own type is too deep for the compiler to see that it is T.
    return { values: schema.validateSync(typed, { abortEarly: false }) as T };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const errors = new Map<string, string>();
    for (const { path, message } of error.inner)
      if (path && !errors.has(path)) errors.set(path, message);
    return { errors: Object.fromEntries(errors) };
  }
}
