/** Whether a request, or another promise, was aborted, which is not a failure. */
export function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
