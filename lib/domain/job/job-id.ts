/** Letters, digits, '-' and '_', 64 at most: no other id is requested from the platform, echoed or stored on a device. */
const JOB_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text can be a job's id at all. */
export function isJobId(text: string): boolean {
  return JOB_ID.test(text);
}
