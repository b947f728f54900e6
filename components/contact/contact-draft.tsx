'use client';

import { useFormikContext } from 'formik';
import type { ContactValues } from '@/lib/forms/contact-fields';
import { CONTACT } from '@/lib/forms/contact-fields';
import { FORM_IDS } from '@/components/fields/field-ids';
import { CONTACT_FORM } from '@/components/fields/form-name';
import { useDraft } from '@/components/fields/use-draft';

/** Saves a draft of the contact form. Renders nothing. */
export function ContactDraft() {
  const { values, setValues } = useFormikContext<ContactValues>();
  useDraft({
    form: CONTACT_FORM,
    formId: FORM_IDS.contact,
    empty: CONTACT.empty,
    parse: CONTACT.restore,
    typed: values,
    onRestored: (restored) => void setValues(restored, false),
  });
  return null;
}
