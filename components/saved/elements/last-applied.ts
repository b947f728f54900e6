import { applications, sentApplications } from '@/lib/client/device/collections';
import type { IsoDate } from '@/lib/domain/job/job';
import type { SentApplication } from '@/lib/domain/saved/saved-job';

/** The last application, as this device remembers it. */
export type LastApplied = {
  readonly jobId: string | null;
  readonly on: IsoDate;
  /** Null for an application from before receipts existed. */
  readonly sent: SentApplication | null;
};

/** The last application from this device; null if there is none. */
export function lastApplied(): LastApplied | null {
  const [sent] = sentApplications.read();
  const [noted] = applications.read();
  if (sent && (!noted || sent.on >= noted.on)) return { jobId: sent.jobId, on: sent.on, sent };
  return noted ? { jobId: noted.id, on: noted.on, sent: null } : null;
}
