import { useCallback, useRef } from 'react';
import { isUnreadable } from '@/lib/client/forms/resume-copy';
import { RESUME_MESSAGES } from '@/lib/forms/form-messages';
import type { ApplicationErrors, ApplicationField } from '@/lib/forms/application-fields';
import { APPLICATION, applicationErrors } from '@/lib/forms/application-fields';
import type { FormValues } from './form-values';

type Refusal = { readonly value: unknown; readonly text: string };

/** The form's rules, plus errors that only the server found: each of them is shown until the value of its field changes. */
export function useRefusals() {
  const refusals = useRef(new Map<ApplicationField, Refusal>());

  const validate = useCallback((values: FormValues): ApplicationErrors => {
    const refused: Partial<Record<ApplicationField, string>> = {};
    for (const [field, { value, text }] of refusals.current) {
      if (values[field] === value) refused[field] = text;
    }
    const errors = { ...refused, ...applicationErrors(values) };
    // Before any other reason: browsers take a file that is gone for an empty one.
    return values.resume && isUnreadable(values.resume)
      ? { ...errors, resume: RESUME_MESSAGES.unreadable }
      : errors;
  }, []);

  const note = useCallback((values: FormValues, errors: ApplicationErrors) => {
    for (const field of APPLICATION.names) {
      const text = errors[field];
      if (text !== undefined) refusals.current.set(field, { value: values[field], text });
    }
  }, []);

  return { validate, note } as const;
}
