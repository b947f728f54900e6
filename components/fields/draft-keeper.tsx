'use client';

import { useFormikContext } from 'formik';
import { EMPTY_APPLICATION, restoreValues } from '@/lib/forms/application-values';
import type { FormValues } from './form-values';
import { controlOf, useDraft } from './use-draft';

type Props = {
  /** Names the form: its job, or the Quick Apply. */
  readonly form: string;
  /** The form element's id. */
  readonly formId: string;
};

/** Saves a draft of an application. Renders nothing. */
export function DraftKeeper({ form, formId }: Props) {
  const { values, setValues } = useFormikContext<FormValues>();
  useDraft({
    form,
    formId,
    empty: EMPTY_APPLICATION,
    parse: restoreValues,
    typed: values,
    onRestored: (restored, isNews) => {
      const resume = controlOf(formId, 'resume')?.files?.[0] ?? null;
      if (isNews || resume !== null) void setValues({ ...restored, resume }, false);
    },
  });
  return null;
}
