'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { useJobQuestion } from '@/lib/client/forms/use-job-question';
import { isFollowedLink } from '@/lib/client/page/is-followed-link';
import { QUESTION_WORDS } from '@/lib/content/jobs/posting-topics';
import { ASKED } from '@/lib/domain/application/contact-href';
import { askedReport, reportMessage, reportSubject } from '@/lib/domain/application/job-report';
import { askedJob, questionMessage, questionSubject } from '@/lib/domain/application/job-question';
import { askedQuestions } from '@/lib/domain/posting/asked-questions';
import { cutSubject, subjectFromQuery } from '@/lib/forms/contact-fields';
import type { Asked } from './asked-job';
import { useFilledField } from './use-filled-field';

type Props = {
  /** Called with what is asked about a job; null if the address names none. */
  readonly onAsked: (asked: Asked | null) => void;
};

/** Whether a link on this very page led here, rather than a reload or Back. */
function isFollowedHere(): boolean {
  if (typeof window === 'undefined') return false;
  const { origin, pathname } = window.location;
  return isFollowedLink() && document.referrer.split('?', 1)[0] === origin + pathname;
}

/**
 * Fills in what a link requests: the subject, as 'Request staff' and 'Ask us' do, the questions that a job's page leaves
 * open, and a report about a job. Following 'Request staff' on this page replaces the subject and moves focus to it. Renders
 * nothing.
 */
export function FilledFromAddress({ onAsked }: Props) {
  const search = useSearchParams().toString();
  const jobId = askedJob(search);
  const { question, isSettled } = useJobQuestion(jobId);
  const known = isSettled ? question : null;
  const asked = subjectFromQuery(search);
  const report = askedReport(search, new Date());
  // An address without a job removes what an earlier link filled in and nobody changed.
  const ofJob = (text: string | null) => (jobId === null ? '' : text);
  const words = askedQuestions(search).map((one) => QUESTION_WORDS[one]);

  // Without a job nothing comes before the plain page: its head must not be the target (app/(apps)/contact/page.module.css).
  useEffect(() => {
    if (jobId === null && window.location.hash === `#${ASKED}`) window.location.replace('#');
  }, [jobId]);

  const questions = words.length;
  const isReport = report !== null;
  useEffect(
    () => onAsked(question && { job: question, questions, isReport }),
    [onAsked, question, questions, isReport],
  );
  useFilledField({
    field: 'subject',
    text: asked ?? ofJob(known && cutSubject((report ? reportSubject : questionSubject)(known))),
    replaces: asked !== null && isFollowedHere(),
  });
  useFilledField({
    field: 'message',
    text: ofJob(
      known &&
        (report ? reportMessage(known, report, new Date()) : '') + questionMessage(known, words),
    ),
    appends: true,
  });
  return null;
}
