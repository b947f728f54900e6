import { useCallback, useRef } from 'react';
import type { ApplicationErrors, ApplicationField } from '@/lib/forms/application-schema';
import { APPLICATION_FIELDS, applicationErrors } from '@/lib/forms/application-schema';
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
    return { ...refused, ...applicationErrors(values) };
  }, []);

  const note = useCallback((values: FormValues, errors: ApplicationErrors) => {
    for (const field of APPLICATION_FIELDS) {
      const text = errors[field];
      if (text !== undefined) refusals.current.set(field, { value: values[field], text });
    }
  }, []);

  return { validate, note } as const;
}
