'use client';

import { useFormikContext } from 'formik';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { loadDraft, saveDraft } from '@/lib/client/device/draft-storage';
import { useJobQuestion } from '@/lib/client/forms/use-job-question';
import { askedJob, questionSubject } from '@/lib/domain/application/job-question';
import type { JobQuestion } from '@/lib/domain/application/job-question';
import type { ContactValues } from '@/lib/forms/contact-schema';
import {
  cutSubject,
  EMPTY_CONTACT,
  restoreContact,
  subjectFromQuery,
} from '@/lib/forms/contact-schema';
import { CONTACT_FORM } from '@/components/fields/form-name';
import { controlOf } from '@/components/fields/use-draft';

type Props = {
  readonly formId: string;
  /** Told the job that is asked about; null where the address names none. */
  readonly onQuestion: (question: JobQuestion | null) => void;
};

/** Names the subject that a link filled in last: what still reads so was not typed by anybody. */
const FILLED = 'contact-filled';

/** Whether a link on this very page led here, and neither a reload nor the way back. */
function isFollowedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { origin, pathname } = window.location;
  return entry?.type === 'navigate' && document.referrer.split('?', 1)[0] === origin + pathname;
}

/**
 * Fills in the subject that a link asks for, as 'Request staff' and 'Ask about this job' do. Following 'Request staff' on this page
 * replaces the subject and moves focus to it; otherwise what the visitor typed is never overwritten. Renders nothing.
 */
export function SubjectFromAddress({ formId, onQuestion }: Props) {
  const search = useSearchParams().toString();
  const { question, isSettled } = useJobQuestion(askedJob(search));
  const asked = subjectFromQuery(search);
  const subject = asked ?? (question && isSettled ? cutSubject(questionSubject(question)) : null);
  const { setFieldValue } = useFormikContext<ContactValues>();
  const filled = useRef<string | null>(null);

  useEffect(() => onQuestion(question), [onQuestion, question]);
  useEffect(() => {
    const control = controlOf(formId, 'subject');
    if (subject === null || subject === filled.current) return;
    filled.current = subject;
    const replaces = asked !== null && isFollowedHere();
    // What is brought back may not have reached its field yet.
    const typed = control?.value || (loadDraft(CONTACT_FORM, restoreContact)?.subject ?? '');
    if (typed && !replaces && typed !== loadDraft(FILLED, restoreContact)?.subject) return;
    void setFieldValue('subject', subject);
    saveDraft(FILLED, { ...EMPTY_CONTACT, subject }, restoreContact);
    if (replaces) control?.focus();
  }, [formId, asked, subject, setFieldValue]);
  return null;
}
