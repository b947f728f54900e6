import { feedDate } from '@/lib/domain/dates/dates';
import { formatFeedTime } from '@/lib/domain/dates/central-time';
import { contactHref } from './contact-href';
import type { JobQuestion } from './job-question';

/** A report about a job, such as that it is gone, as read from an address. */
export type JobReport = {
  /** When the page the report came from says the job was last confirmed: ISO 8601, to the minute; null if it did not say. */
  readonly confirmedAt: string | null;
};

/** Address of the contact form for reporting a job. Includes the confirmation time that the page showed. */
export const reportHref = (id: string, confirmedAt: string | null): string =>
  contactHref(id, `&gone=${confirmedAt === null ? '' : `${confirmedAt.slice(0, 16)}Z`}`);

/** Maximum age of the page a report comes from. */
const RECENT_MS = 90 * 86_400_000;

/** Whether the text is a real calendar time ('Feb 30' is not) within the last ninety days. */
function isRecent(time: string, now: Date): boolean {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/.test(time) ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(at) || at > now.getTime() || now.getTime() - at > RECENT_MS) return false;
  return new Date(at).toISOString().startsWith(time.slice(0, -1));
}

/** The report in `?gone=`; null if the address has none. A time that cannot be right is left out. */
export function askedReport(search: string, now: Date): JobReport | null {
  const gone = new URLSearchParams(search).get('gone');
  if (gone === null) return null;
  return { confirmedAt: isRecent(gone, now) ? gone : null };
}

/** The prefilled subject of such a message. */
export const reportSubject = ({ about }: JobQuestion): string => `Report: ${about}`;

/** The prefilled message: the job, and when it was last confirmed. */
export function reportMessage(
  { about }: JobQuestion,
  { confirmedAt }: JobReport,
  now: Date,
): string {
  const seen =
    confirmedAt === null
      ? ''
      : `\nIts page says it was open on ${formatFeedTime(confirmedAt, feedDate(now))}.`;
  return `Please check this job: ${about}.${seen}\n`;
}
