import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApplicationErrors } from '@/lib/forms/application-schema';
import { SEND_MESSAGES } from '@/lib/forms/form-messages';
import type { ApplicationContent } from './application-body';
import { applicationBody } from './application-body';
import { applicationNonce, renewNonce } from './application-nonce';
import type { Posting } from './application-request';
import { postApplication } from './application-request';
import { clearDraft } from '@/lib/client/device/draft-storage';

/** Where an application stands (specification, section 4, 'Forms'). */
export type SendState =
  | { readonly phase: 'idle' }
  /** `uploaded`: share of the body that has left, 0 to 1; null while the submit is being checked. */
  | { readonly phase: 'sending'; readonly uploaded: number | null }
  | { readonly phase: 'sent'; readonly message: string; readonly receipt: string | null }
  /** The platform is away, and our server keeps it until then: it is done, but not yet where it is going. */
  | { readonly phase: 'queued'; readonly message: string; readonly receipt: string | null }
  /** The bot check asks for something; nothing was sent. */
  | { readonly phase: 'stopped'; readonly message: string }
  | { readonly phase: 'failed'; readonly message: string }
  /**
   * Nobody knows whether it arrived. `asked`: the platform gave our server no answer that can be read, and our server will
   * say the same to this nonce; else our server's own answer did not come, and the same nonce finds out.
   */
  | { readonly phase: 'unconfirmed'; readonly message: string; readonly asked: boolean };

/** How a try ended; `refused` carries texts for the fields. */
type Ending =
  | Exclude<SendState, { phase: 'idle' | 'sending' }>
  | { readonly phase: 'refused'; readonly errors: ApplicationErrors };

/** What became of a posting. */
function endingOf(posting: Posting, failed: string): Ending {
  if (posting.kind === 'unanswered') {
    return posting.sent
      ? { phase: 'unconfirmed', message: SEND_MESSAGES.unconfirmed[posting.why], asked: false }
      : { phase: 'failed', message: failed };
  }
  const { ok, answer } = posting;
  if (answer === null) {
    // A status of success, and no word of ours: it arrived somewhere.
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

/** Our server said in so many words what became of it; anything less keeps the nonce, so that asking again finds out. */
const isDefinite = (posting: Posting) =>
  posting.kind === 'answered' && posting.answer !== null && !posting.answer.unconfirmed;

/**
 * Sends the application of one form (named by its job, or as the Quick Apply) and keeps where it stands. The nonce is taken
 * when the form is shown, so that two tabs showing it send one application.
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

  /** Before sending again what the platform may have received: the applicant's own decision, so a new application. */
  const startAnew = useCallback(() => {
    nonce.current = renewNonce(form);
  }, [form]);

  return { state, setState, send, startAnew } as const;
}
