/** What is thrown when something took too long: as `AbortSignal.timeout` throws it. */
export const timeoutError = (message: string): DOMException =>
  new DOMException(message, 'TimeoutError');

/** Whether that is why something failed, whoever says so. */
export const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
