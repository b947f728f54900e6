import { JOB_MESSAGES } from '@/lib/domain/messages';

/**
 * The JSON of one of the site's own answers about jobs.
 * @throws Error with the specification's text; the cause is in the console. An AbortError where it was called off.
 */
export async function askJobs<T>(url: string, signal: AbortSignal): Promise<T> {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return await response.json();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw notFetched(cause);
  }
}

/** The text tells the visitor to look into the console (specification, section 8). */
export function notFetched(cause: unknown): Error {
  const failure = new Error(JOB_MESSAGES.notFetched, { cause });
  // eslint-disable-next-line no-console -- specification, section 8: 'Check console for details.'
  console.error(failure);
  return failure;
}
