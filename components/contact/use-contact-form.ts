import { useFormik } from 'formik';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { clearDraft } from '@/lib/client/device/draft-storage';
import { goTo } from '@/lib/client/page/navigate';
import { sendMessage } from '@/lib/client/forms/send-message';
import { withQuestion } from '@/lib/domain/application/job-question';
import { judgeSubmit } from '@/lib/forms/bot-check';
import type { ContactValues } from '@/lib/forms/contact-fields';
import { CONTACT } from '@/lib/forms/contact-fields';
import { BOT_MESSAGES, CONTACT_FAILED } from '@/lib/forms/form-messages';
import { useFormValues } from '@/components/fields/use-form-values';
import { useSpamTrap } from '@/components/captcha/use-spam-trap';
import type { Asked } from './asked-job';

export const THANK_YOU = '/thank-you';

/** The state of a message (specification, section 4, 'Forms'). */
export type MessageState =
  | { readonly phase: 'idle' | 'sending' | 'sent' }
  | { readonly phase: 'stopped' | 'failed'; readonly message: string };

/** Everything the contact form does between typing and the next page. */
export function useContactForm() {
  const trap = useSpamTrap();
  const [state, setState] = useState<MessageState>({ phase: 'idle' });
  const [errorRound, setErrorRound] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isLocked = useRef(false);
  /** What was without errors when it was last checked, and is sent. */
  const tidied = useRef(CONTACT.empty);
  const formik = useFormik<ContactValues>({
    initialValues: CONTACT.empty,
    validate: (typed) => {
      const reading = CONTACT.read(typed);
      if ('errors' in reading) return reading.errors;
      tidied.current = reading.values;
      return {};
    },
    // Formik calls it for values without errors only, and passes its answer on.
    onSubmit: () => attempt().then(() => true),
  });
  const { takeIn, attributes } = useFormValues(formik, CONTACT);

  /** Why this message cannot be sent, in the specification's words; null if it can. There is no captcha here. */
  function refusal(): string | null {
    const verdict = judgeSubmit({
      ...trap.read(),
      captcha: 'off',
      invisibleToken: 'unasked',
      challengeToken: '',
    });
    if (verdict.kind === 'send') return null;
    const message = verdict.kind === 'refuse' ? verdict.message : BOT_MESSAGES.failed;
    trap.noteRefusal(message);
    return message;
  }

  async function attempt() {
    const message = refusal();
    if (message !== null) return setState({ phase: 'stopped', message });
    setState({ phase: 'sending' });
    const { message: words } = tidied.current;
    const sent = asked ? withQuestion(words, asked.job, window.location.origin) : words;
    if (!(await sendMessage({ ...tidied.current, message: sent }))) {
      return setState({ phase: 'failed', message: CONTACT_FAILED });
    }
    setState({ phase: 'sent' });
    formik.resetForm();
    clearDraft(CONTACT.name);
    goTo(THANK_YOU);
  }

  /** One press at a time: a press while the previous one is being handled does nothing. */
  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isLocked.current || state.phase === 'sent') return;
    isLocked.current = true;
    try {
      takeIn();
      if (await formik.submitForm()) return;
      setState({ phase: 'idle' });
      setErrorRound((round) => round + 1);
    } finally {
      isLocked.current = false;
    }
  }

  return {
    formik,
    attributes,
    state,
    honeypotRef: trap.honeypotRef,
    errorRound,
    asked,
    setAsked,
    submit,
  } as const;
}
