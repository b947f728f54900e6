import { SENDING_MS } from '@/lib/config/browser-limits/forms';
import type { ApplicationAnswer } from '@/lib/forms/application-upload';
import { readAnswer } from '@/lib/forms/application-upload';

const ENDPOINT = '/api/applications';
/** Counted from the last byte sent. */
const ANSWER_MS = SENDING_MS.waitForRoom + SENDING_MS.platformDeadline + SENDING_MS.margin;

export type Posting =
  /** The server answered; `answer` is null for a body that is not ours. */
  | { readonly kind: 'answered'; readonly ok: boolean; readonly answer: ApplicationAnswer | null }
  /** No answer in time, or the connection broke. `sent`: the whole body was sent, so it may have arrived. */
  | { readonly kind: 'unanswered'; readonly sent: boolean; readonly why: 'late' | 'broken' };

/**
 * Posts an application. XMLHttpRequest, because `fetch` does not report the progress of an upload.
 * @param onProgress share of the upload that has been sent, 0 to 1. Never rejects.
 */
export function postApplication(
  body: FormData,
  onProgress: (share: number) => void,
): Promise<Posting> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const started = performance.now();
    let sent = false;
    const unanswered = (why: 'late' | 'broken') => resolve({ kind: 'unanswered', sent, why });
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.upload.addEventListener('load', () => {
      sent = true;
      request.timeout = Math.ceil(performance.now() - started) + ANSWER_MS;
    });
    request.addEventListener('load', () => {
      const ok = request.status >= 200 && request.status < 300;
      resolve({ kind: 'answered', ok, answer: readAnswer(parse(request.responseText)) });
    });
    request.addEventListener('error', () => unanswered('broken'));
    request.addEventListener('abort', () => unanswered('broken'));
    request.addEventListener('timeout', () => unanswered('late'));
    request.open('POST', ENDPOINT);
    request.timeout = SENDING_MS.upload;
    request.setRequestHeader('Accept', 'application/json');
    request.send(body);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
