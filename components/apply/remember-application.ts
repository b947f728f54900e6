/**
 * Notes on this device that somebody applied for a job, and the day: nothing of what they wrote (docs/decisions/0025). What
 * notes it is fetched after the answer is there, for a form must not be heavier for it; without it there is no badge.
 */
export function rememberApplication(jobId: string): void {
  void import('@/lib/client/device/note').then(
    ({ noteApplication }) => noteApplication(jobId),
    () => undefined,
  );
}
