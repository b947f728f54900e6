import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { FORM_IDS } from '@/components/fields/field-ids';
import { pageValues } from '@/components/fields/page-values';
import type { OfferField } from '@/lib/domain/pay/offer/offer';
import type { readOffer as ReadOffer } from '@/lib/domain/pay/offer/read-offer';
import {
  EMPTY_OFFER_FORM,
  OFFER,
  readOfferValues,
  type OfferFormValues,
} from '@/lib/forms/offer-fields';

const SEVERAL = 'This looks like more than one offer. Please paste one at a time.';
const NOTHING_NEW = 'You already filled in every figure we found. What you typed stays.';
const NOT_LOADED = 'We could not read the text. Please check your connection and try again.';
const NONE = 'We found no figure we could be sure of. Please fill in the fields below.';

/** The reader of offers, which only a visitor with a text needs. */
const loadReader = () => import('@/lib/domain/pay/offer/read-offer');

const shown = (values: OfferFormValues) => pageValues(FORM_IDS.offer, values);

function errorsOf(typed: OfferFormValues) {
  const reading = readOfferValues(shown(typed));
  return 'errors' in reading ? reading.errors : {};
}

/** Everything the offer form does; none of it leaves the browser. */
export function useOfferForm() {
  const [outcome, setOutcome] = useState('');
  const [errorRound, setErrorRound] = useState(0);
  const [isCompared, setIsCompared] = useState(false);
  const resultRef = useRef<HTMLHeadingElement>(null);
  const formik = useFormik<OfferFormValues>({
    initialValues: EMPTY_OFFER_FORM,
    validate: errorsOf,
    onSubmit: () => {
      setIsCompared(true);
      resultRef.current?.focus();
    },
  });
  const isRead = (field: OfferField) =>
    formik.values[field] !== '' && formik.values.read[field] === formik.values[field];

  const hasText = formik.values.text !== '';
  // Loaded early, so that the press is answered at once.
  useEffect(() => {
    if (hasText) void loadReader().catch(() => undefined);
  }, [hasText]);

  /** Fills in the figures found in the text. What the visitor typed stays; figures from an earlier text are removed. */
  async function readText() {
    const reader = await loadReader().catch(() => null);
    if (reader === null) return setOutcome(NOT_LOADED);
    latest.current(reader.readOffer);
  }

  function fillIn(readOffer: typeof ReadOffer) {
    const values = shown(formik.values);
    const { found, isSeveral } = readOffer(values.text);
    if (isSeveral) return setOutcome(SEVERAL);
    const typed = OFFER.names.filter((field) => values[field] !== '' && !isRead(field));
    const read = Object.fromEntries(
      OFFER.names
        .filter((field) => found[field] && !typed.includes(field))
        .map((field) => [field, found[field]]),
    );
    const count = Object.keys(read).length;
    if (count === 0) return setOutcome(Object.keys(found).length === 0 ? NONE : NOTHING_NEW);
    setOutcome(
      `Found ${count === 1 ? '1 figure' : `${count} figures`}. Please check what is marked below.`,
    );
    const kept = Object.fromEntries(typed.map((field) => [field, values[field]]));
    void formik.setValues({ ...EMPTY_OFFER_FORM, text: values.text, ...kept, ...read, read });
  }

  // The visitor may type while the reader loads.
  const latest = useRef(fillIn);
  useEffect(() => {
    latest.current = fillIn;
  });

  function clear() {
    formik.resetForm();
    setOutcome('');
    setIsCompared(false);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    await formik.setValues(shown(formik.values), false);
    if (Object.keys(await formik.validateForm()).length > 0) setErrorRound((round) => round + 1);
    await formik.submitForm();
  }

  const reading = readOfferValues(formik.values);
  const offer = isCompared && 'offer' in reading ? reading.offer : null;
  return {
    formik,
    offer,
    outcome,
    errorRound,
    resultRef,
    isRead,
    readText,
    submit,
    clear,
  } as const;
}
