/** The error for something that took too long, the same as `AbortSignal.timeout` throws. */
export const timeoutError = (message: string): DOMException =>
  new DOMException(message, 'TimeoutError');

/** Whether an error is a timeout, whichever API threw it. */
export const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
