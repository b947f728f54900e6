'use client';

import { useFormikContext } from 'formik';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { ContactValues } from '@/lib/forms/contact-schema';
import { subjectFromQuery } from '@/lib/forms/contact-schema';
import { controlOf } from './use-draft';

/**
 * Fills in the subject that a link asks for, as 'Request staff' does. A link followed on this page replaces what stands there
 * and leads to it; on arrival nothing is taken from who was quicker than the script. Draws nothing.
 */
export function SubjectFromAddress({ formId }: { readonly formId: string }) {
  const subject = subjectFromQuery(useSearchParams().toString());
  const { setFieldValue } = useFormikContext<ContactValues>();
  const filled = useRef<string | null>(null);
  const hasArrived = useRef(false);
  useEffect(() => {
    const control = controlOf(formId, 'subject');
    const isArriving = !hasArrived.current;
    hasArrived.current = true;
    if (subject === null || subject === filled.current) return;
    filled.current = subject;
    if (isArriving && control?.value) return;
    void setFieldValue('subject', subject);
    if (!isArriving) control?.focus();
  }, [formId, subject, setFieldValue]);
  return null;
}
