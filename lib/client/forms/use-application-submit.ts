import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApplicationErrors } from '@/lib/forms/application-fields';
import { SEND_MESSAGES } from '@/lib/forms/form-messages';
import type { ApplicationContent } from './application-body';
import { applicationBody } from './application-body';
import { applicationNonce, renewNonce } from './application-nonce';
import type { Posting } from './application-request';
import { postApplication } from './application-request';
import { clearDraft } from '@/lib/client/device/draft-storage';

/** The state of an application (specification, section 4, 'Forms'). */
export type SendState =
  | { readonly phase: 'idle' }
  /** `uploaded`: share of the body that has been sent, 0 to 1; null while the submit is being checked. */
  | { readonly phase: 'sending'; readonly uploaded: number | null }
  | { readonly phase: 'sent'; readonly message: string; readonly receipt: string | null }
  /** The platform is unavailable, and our server has queued it: done for the applicant, but not yet delivered. */
  | { readonly phase: 'queued'; readonly message: string; readonly receipt: string | null }
  /** The bot check asks for something; nothing was sent. */
  | { readonly phase: 'stopped'; readonly message: string }
  | { readonly phase: 'failed'; readonly message: string }
  /**
   * It is unknown whether the application arrived. `asked`: the platform gave our server no readable answer, so our server
   * will repeat this outcome for the same nonce. Otherwise our server's own answer did not arrive, and sending the same nonce finds out.
   */
  | { readonly phase: 'unconfirmed'; readonly message: string; readonly asked: boolean };

/** How an attempt ended; `refused` has texts for the fields. */
type Ending =
  | Exclude<SendState, { phase: 'idle' | 'sending' }>
  | { readonly phase: 'refused'; readonly errors: ApplicationErrors };

/** The outcome of a posting. */
function endingOf(posting: Posting, failed: string): Ending {
  if (posting.kind === 'unanswered') {
    return posting.sent
      ? { phase: 'unconfirmed', message: SEND_MESSAGES.unconfirmed[posting.why], asked: false }
      : { phase: 'failed', message: failed };
  }
  const { ok, answer } = posting;
  if (answer === null) {
    // A success status without our answer: it arrived somewhere.
    return ok
      ? { phase: 'unconfirmed', message: SEND_MESSAGES.unconfirmed.unreadable, asked: false }
      : { phase: 'failed', message: failed };
  }
  if (ok) {
    const { message, queued, receipt = null } = answer;
    return { phase: queued ? 'queued' : 'sent', message, receipt };
  }
  if (answer.unconfirmed) return { phase: 'unconfirmed', message: answer.message, asked: true };
  if (answer.errors) return { phase: 'refused', errors: answer.errors };
  return { phase: 'failed', message: answer.message };
}

/** Our server reported exactly what happened; anything less keeps the nonce, so that sending again finds out. */
const isDefinite = (posting: Posting) =>
  posting.kind === 'answered' && posting.answer !== null && !posting.answer.unconfirmed;

/**
 * Sends the application of one form (named by its job, or as the Quick Apply) and tracks its state. The nonce is taken when the form is
 * shown, so that two tabs showing it send one application.
 */
export function useApplicationSubmit(form: string) {
  const [state, setState] = useState<SendState>({ phase: 'idle' });
  const nonce = useRef<string | null>(null);
  useEffect(() => {
    nonce.current = applicationNonce(form);
  }, [form]);

  const send = useCallback(
    async (content: ApplicationContent): Promise<Ending> => {
      const failed =
        content.job === null ? SEND_MESSAGES.failedQuickApply : SEND_MESSAGES.failedForJob;
      setState({ phase: 'sending', uploaded: 0 });
      const body = applicationBody(content, nonce.current ?? applicationNonce(form));
      const posting = await postApplication(body, (uploaded) =>
        setState({ phase: 'sending', uploaded }),
      );
      const ending = endingOf(posting, failed);
      if (isDefinite(posting)) nonce.current = renewNonce(form);
      if (ending.phase === 'sent' || ending.phase === 'queued') clearDraft(form);
      setState(ending.phase === 'refused' ? { phase: 'idle' } : ending);
      return ending;
    },
    [form],
  );

  /** Call it before sending again what the platform may have received. The applicant decides that, so it is a new application. */
  const startAnew = useCallback(() => {
    nonce.current = renewNonce(form);
  }, [form]);

  return { state, setState, send, startAnew } as const;
}
