'use client';

import { useFormikContext } from 'formik';
import { FORM_IDS } from '@/components/fields/field-ids';
import { OFFER_FORM } from '@/components/fields/form-name';
import { useDraft } from '@/components/fields/use-draft';
import { EMPTY_OFFER_FORM, restoreOffer, type OfferFormValues } from '@/lib/forms/offer-fields';

/** Keeps the offer in this tab, for the next job too. Renders nothing. */
export function OfferDraft() {
  const { values, setValues } = useFormikContext<OfferFormValues>();
  useDraft({
    form: OFFER_FORM,
    formId: FORM_IDS.offer,
    empty: EMPTY_OFFER_FORM,
    parse: restoreOffer,
    typed: values,
    onRestored: (restored) => void setValues(restored, false),
  });
  return null;
}
