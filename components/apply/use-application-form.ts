import { useFormik } from 'formik';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import type { AppliedJob } from '@/lib/client/forms/application-body';
import { copyOf } from '@/lib/client/forms/resume-copy';
import { useApplicationSubmit } from '@/lib/client/forms/use-application-submit';
import { pushEvent } from '@/lib/client/reports/data-layer';
import { visitSource } from '@/lib/client/reports/visit-source';
import type { ApplicationErrors } from '@/lib/forms/application-fields';
import { APPLICATION } from '@/lib/forms/application-fields';
import { RESUME_MESSAGES } from '@/lib/forms/form-messages';
import { useFormIds } from '@/components/fields/form-ids';
import type { FormValues } from './form-values';
import { EMPTY_FORM } from './form-values';
import { useFormValues } from '@/components/fields/use-form-values';
import { useBotCheck } from '@/components/captcha/use-bot-check';
import { useRefusals } from './use-refusals';

const notes = () => import('@/lib/client/device/note');

/**
 * Remembers on this device that the visitor applied for a job, with the day and the receipt, but nothing they wrote (docs/decisions/0025).
 * The code for this is loaded only when the form is sent, to keep the form light. If it does not load, there is no badge.
 */
function rememberApplication(jobId: string | null, code: string | null, hasResume: boolean): void {
  void notes().then(
    ({ noteApplication, noteSent }) => {
      if (jobId !== null) noteApplication(jobId);
      noteSent({ code, jobId, hasResume });
    },
    () => undefined,
  );
}

/** Everything an application form does between typing and the next page. */
export function useApplicationForm(job: AppliedJob | null) {
  /** What is stored of it has this name. */
  const form = job?.id ?? 'quick-apply';
  const idOf = useFormIds();
  const botCheck = useBotCheck(job === null ? 'quick_apply' : 'job_application');
  const { state, setState, send, startAnew } = useApplicationSubmit(form);
  const refusals = useRefusals();
  const [errorRound, setErrorRound] = useState(0);
  const [isGatePressed, setGatePressed] = useState(false);
  const isLocked = useRef(false);
  const [isStaying, setStaying] = useState(false);
  const isLeaving = state.phase === 'sent' && !isStaying;

  const formik = useFormik<FormValues>({
    initialValues: EMPTY_FORM,
    validate: refusals.validate,
    // Formik calls it for values without errors only, and passes its answer on.
    onSubmit: (typed) => attempt(typed).then(() => true),
  });
  const { takeIn, attributes } = useFormValues<FormValues>(formik, {
    ...APPLICATION,
    draft: form,
  });

  async function attempt({ resume, ...values }: FormValues) {
    setState({ phase: 'sending', uploaded: null });
    const copy = resume && (await copyOf(resume));
    if (resume && !copy) {
      setState({ phase: 'idle' });
      return refuse({ resume: RESUME_MESSAGES.unreadable });
    }
    const verdict = await botCheck.judge();
    if (verdict.kind === 'refused') return setState({ phase: 'stopped', message: verdict.message });
    setStaying(false);
    void notes().catch(() => undefined);
    const ending = await send({ values, resume: copy, job, botCheck: verdict.botCheck });
    botCheck.spendTokens();
    if (ending.phase === 'refused') {
      refusals.note({ resume, ...values }, ending.errors);
      refuse(ending.errors);
    }
    if (ending.phase !== 'sent' && ending.phase !== 'queued') return;
    rememberApplication(job?.id ?? null, ending.receipt, resume !== null);
    pushEvent('application_sent', { job_id: job?.id ?? null, source: visitSource() });
    formik.resetForm();
    botCheck.restart();
  }

  const listErrors = () => setErrorRound((round) => round + 1);

  function refuse(errors: ApplicationErrors) {
    formik.setErrors(errors);
    listErrors();
  }

  /** One press at a time: a press while the previous one is being handled does nothing. */
  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isLocked.current || isLeaving) return;
    isLocked.current = true;
    try {
      if (!takeIn().receiveUpdates) return explainGate();
      setGatePressed(false);
      if (!(await formik.submitForm())) listErrors();
    } finally {
      isLocked.current = false;
    }
  }

  function explainGate() {
    setGatePressed(true);
    document.getElementById(idOf('receiveUpdates'))?.focus();
  }

  const { challenge, challengeToken, phase } = botCheck.captcha;
  /** The requested checkbox is ticked or cannot load, so the message that asks for it is obsolete. */
  const isAskingOver =
    challengeToken !== '' || (challenge !== 'unasked' && phase === 'unavailable');

  return {
    formik,
    attributes,
    state: state.phase === 'stopped' && isAskingOver ? ({ phase: 'idle' } as const) : state,
    captcha: botCheck.captcha,
    honeypotRef: botCheck.honeypotRef,
    errorRound,
    isGatePressed,
    isLeaving,
    submit,
    retry: () => {
      if (state.phase === 'unconfirmed' && state.asked) startAnew();
      return submit();
    },
    stay: () => setStaying(true),
  } as const;
}
