/** Letters, digits, '-' and '_', 64 at most: nothing else is asked of the platform, echoed or kept on a device. */
const JOB_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text can be a job's id at all. */
export function isJobId(text: string): boolean {
  return JOB_ID.test(text);
}
