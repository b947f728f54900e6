import { isCalledOff } from '@/lib/client/page/is-called-off';
import { retryOnReturn } from '@/lib/client/page/retry-on-return';
import { JOB_MESSAGES } from '@/lib/domain/messages/list-messages';

type Asking = {
  /** How long the answer may take, in milliseconds. */
  readonly deadlineMs: number;
  /** Aborted if the answer is no longer needed. */
  readonly controller?: AbortController;
};

/** One try, with a deadline of its own: a later one must not begin with a signal that has already been aborted. */
async function fetchOnce<T>(url: string, deadlineMs: number, asked: AbortSignal | undefined) {
  const controller = new AbortController();
  const callOff = () => controller.abort(asked?.reason);
  if (asked?.aborted) callOff();
  asked?.addEventListener('abort', callOff);
  const late = new DOMException('The answer took too long', 'TimeoutError');
  const timer = setTimeout(() => controller.abort(late), deadlineMs);
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return (await response.json()) as T;
  } finally {
    clearTimeout(timer);
    asked?.removeEventListener('abort', callOff);
  }
}

/**
 * The JSON of one of the site's own answers about jobs.
 * @throws Error with the specification's text; the cause is in the console. An AbortError if it was aborted.
 */
export async function fetchJobs<T>(url: string, { deadlineMs, controller }: Asking): Promise<T> {
  try {
    return await retryOnReturn(() => fetchOnce<T>(url, deadlineMs, controller?.signal));
  } catch (cause) {
    if (isCalledOff(cause)) throw cause;
    throw notFetched(cause);
  }
}

/** The text tells the visitor to check the console (specification, section 8). */
export function notFetched(cause: unknown): Error {
  const failure = new Error(JOB_MESSAGES.notFetched, { cause });
  // eslint-disable-next-line no-console -- specification, section 8: 'Check console for details.'
  console.error(failure);
  return failure;
}
