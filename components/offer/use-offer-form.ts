import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { OFFER_FIELDS, type OfferField, type OfferValues } from '@/lib/domain/pay/offer';
import { readOffer } from '@/lib/domain/pay/read-offer';
import { EMPTY_OFFER, readOfferValues, type OfferFormValues } from '@/lib/forms/offer-schema';

const SEVERAL = 'This looks like more than one offer. Please paste one at a time.';
const NONE = 'We found no figure we could be sure of. Please fill in the fields below.';

function errorsOf(typed: OfferFormValues) {
  const reading = readOfferValues(typed);
  return 'errors' in reading ? reading.errors : {};
}

/** Everything the form of an offer does; nothing of it leaves the browser. */
export function useOfferForm() {
  const [read, setRead] = useState<Partial<OfferValues>>({});
  const [outcome, setOutcome] = useState('');
  const [errorRound, setErrorRound] = useState(0);
  const [isCompared, setIsCompared] = useState(false);
  const resultRef = useRef<HTMLHeadingElement>(null);
  const formik = useFormik<OfferFormValues>({
    initialValues: { ...EMPTY_OFFER, text: '' },
    validate: errorsOf,
    onSubmit: () => {
      setIsCompared(true);
      resultRef.current?.focus();
    },
  });
  const { values } = formik;
  const isRead = (field: OfferField) => values[field] !== '' && read[field] === values[field];

  /** Fills in what the text says. What the visitor typed stays; what an earlier text said goes. */
  function readText() {
    const { found, isSeveral } = readOffer(values.text);
    const count = Object.keys(found).length;
    if (isSeveral || count === 0) return setOutcome(isSeveral ? SEVERAL : NONE);
    const figures = OFFER_FIELDS.map((field) => {
      const typed = isRead(field) ? '' : values[field];
      return [field, typed || (found[field] ?? '')] as const;
    });
    setRead(found);
    setOutcome(
      `Found ${count === 1 ? '1 figure' : `${count} figures`}. Please check what is marked below.`,
    );
    void formik.setValues({ ...values, ...Object.fromEntries(figures) });
  }

  function clear() {
    formik.resetForm();
    setRead({});
    setOutcome('');
    setIsCompared(false);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(await formik.validateForm()).length > 0) setErrorRound((round) => round + 1);
    await formik.submitForm();
  }

  const reading = readOfferValues(values);
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
