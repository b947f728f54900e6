'use client';

import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { clearDraft, loadDraft, saveDraft } from '@/lib/client/draft-storage';
import type { ApplicationValues } from '@/lib/forms/application-schema';
import { EMPTY_APPLICATION } from '@/lib/forms/application-values';
import { formatPhone } from '@/lib/forms/phone';
import type { FormValues } from './form-values';

type Props = {
  /** Names the form: its job, or the Quick Apply. */
  readonly form: string;
  /** The form element's id. */
  readonly formId: string;
};

const typedOf = ({ firstName, lastName, email, phone, receiveUpdates }: FormValues) => ({
  firstName,
  lastName,
  email,
  phone,
  receiveUpdates,
});
const isUntouched = (values: ApplicationValues) =>
  JSON.stringify(values) === JSON.stringify(EMPTY_APPLICATION);

/** Brings back what was typed before a reload, and before this script had loaded; then keeps what is typed. */
export function DraftKeeper({ form, formId }: Props) {
  const { values, setValues } = useFormikContext<FormValues>();
  const isRestored = useRef(false);
  const isKept = useRef(false);

  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const restored = { ...EMPTY_APPLICATION, ...loadDraft(form), ...typedEarly(formId) };
    const resume = chosenEarly(formId);
    if (!isUntouched(restored) || resume !== null) void setValues({ ...restored, resume }, false);
  }, [form, formId, setValues]);

  useEffect(() => {
    const typed = typedOf(values);
    if (!isUntouched(typed)) {
      isKept.current = true;
      saveDraft(form, typed);
    } else if (isKept.current) {
      // Sent, or emptied by hand; the form's own first values wipe no draft.
      clearDraft(form);
    }
  }, [form, values]);
  return null;
}

const controlOf = (formId: string, name: string) =>
  document.querySelector<HTMLInputElement>(`#${formId} input[name="${name}"]`);

/** What no script of ours put into the fields: typed or ticked before it ran, or filled in by the browser. */
function typedEarly(formId: string): Partial<ApplicationValues> {
  const typed: Partial<Record<'firstName' | 'lastName' | 'email' | 'phone', string>> = {};
  for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
    const text = controlOf(formId, name)?.value ?? '';
    if (text !== '') typed[name] = name === 'phone' ? formatPhone(text) : text;
  }
  const isTicked = controlOf(formId, 'receiveUpdates')?.checked;
  // As it came from the server it says nothing: a draft's choice stays.
  if (isTicked === undefined || isTicked === EMPTY_APPLICATION.receiveUpdates) return typed;
  return { ...typed, receiveUpdates: isTicked };
}

const chosenEarly = (formId: string) => controlOf(formId, 'resume')?.files?.[0] ?? null;
