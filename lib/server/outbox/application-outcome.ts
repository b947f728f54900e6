import 'server-only';
import { SEND_MESSAGES } from '@/lib/forms/form-messages';
import type { PlatformError } from '@/lib/platform/http/platform-error';
import { isPlatformError } from '@/lib/platform/http/platform-error';

/**
 * What became of an application handed to the platform. `unconfirmed`: sent, but no answer says whether it was received; `queued`:
 * the platform is unavailable, and the application waits for it in the outbox.
 */
export type ApplicationOutcome = {
  readonly kind: 'received' | 'queued' | 'failed' | 'unconfirmed';
  /** The HTTP status to answer with. */
  readonly status: number;
  /** The text for the applicant (specification, section 8). */
  readonly message: string;
  /** The code for looking up an application that was received or queued (docs/decisions/0017); absent if it could not be kept. */
  readonly receipt?: string;
  /** With the status 503: when trying again may help. */
  readonly retryAfterSeconds?: number;
};

/**
 * The outcome of a failed hand-over, in words for the applicant; the platform client has chosen between its text and the
 * specification's.
 */
export function outcomeOf(error: unknown, isForJob: boolean): ApplicationOutcome {
  if (!isPlatformError(error)) {
    return {
      kind: 'failed',
      status: 500,
      message: isForJob ? SEND_MESSAGES.failedForJob : SEND_MESSAGES.failedQuickApply,
    };
  }
  const ambiguity = ambiguityOf(error);
  if (ambiguity !== null) {
    return { kind: 'unconfirmed', status: 504, message: SEND_MESSAGES.unconfirmed[ambiguity] };
  }
  return { kind: 'failed', status: error.status === 403 ? 403 : 502, message: error.message };
}

/** Why it is unclear whether it was received; null if it was not. An error status says so by itself, whatever its body. */
export function ambiguityOf({
  kind,
  status,
}: PlatformError): keyof typeof SEND_MESSAGES.unconfirmed | null {
  const hasErrorStatus = status !== null && (status < 200 || status > 299);
  if (hasErrorStatus || kind === 'http' || kind === 'unreachable' || kind === 'open') return null;
  return AMBIGUITIES[kind];
}

const AMBIGUITIES = {
  timeout: 'late',
  broken: 'broken',
  page: 'unreadable',
  shape: 'unreadable',
} as const;
