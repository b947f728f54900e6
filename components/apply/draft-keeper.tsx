'use client';

import { useFormikContext } from 'formik';
import { APPLICATION } from '@/lib/forms/application-fields';
import { FORM_IDS } from '@/components/fields/field-ids';
import { useDraft } from '@/components/fields/use-draft';
import { EMPTY_FORM, type FormValues } from './form-values';

/** Saves a draft of an application. Renders nothing. @param form names it: its job, or the Quick Apply */
export function DraftKeeper({ form }: { readonly form: string }) {
  const { values, setValues } = useFormikContext<FormValues>();
  useDraft({
    form,
    formId: FORM_IDS.application,
    empty: EMPTY_FORM,
    parse: APPLICATION.restore,
    typed: values,
    onRestored: (restored) => void setValues(restored, false),
  });
  return null;
}
