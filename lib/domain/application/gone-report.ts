import { feedDate } from '@/lib/domain/dates/dates';
import { formatFeedTime } from '@/lib/domain/dates/central-time';
import { contactHref } from './contact-href';
import type { JobQuestion } from './job-question';

/** What an address asks that says 'this job may be gone'. */
export type GoneReport = {
  /** When the page it was asked on had the job confirmed, to the minute, ISO 8601; null where it did not say. */
  readonly confirmedAt: string | null;
};

/** Address of the contact form asking whether a job is gone. It takes along the time that the page said. */
export const goneHref = (id: string, confirmedAt: string | null): string =>
  `${contactHref(id)}&gone=${confirmedAt === null ? '' : `${confirmedAt.slice(0, 16)}Z`}`;

/** How old a page may be that somebody reports from. */
const RECENT_MS = 90 * 86_400_000;

/** Whether it is a time of the calendar ('Feb 30' is none), of the last ninety days. */
function isRecent(time: string, now: Date): boolean {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/.test(time) ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(at) || at > now.getTime() || now.getTime() - at > RECENT_MS) return false;
  return new Date(at).toISOString().startsWith(time.slice(0, -1));
}

/** What an address asks with `?gone=`; null where it does not. A time that cannot be right is left out. */
export function askedGone(search: string, now: Date): GoneReport | null {
  const gone = new URLSearchParams(search).get('gone');
  if (gone === null) return null;
  return { confirmedAt: isRecent(gone, now) ? gone : null };
}

/** The subject such a message starts with. */
export const goneSubject = ({ about }: JobQuestion): string => `Is this job gone? ${about}`;

/** The message it starts with: the job, and when it was last confirmed. */
export function goneMessage(
  { about }: JobQuestion,
  { confirmedAt }: GoneReport,
  now: Date,
): string {
  const seen =
    confirmedAt === null
      ? ''
      : `\nIts page says it was confirmed open on ${formatFeedTime(confirmedAt, feedDate(now))}.`;
  return `Is this job gone?\n${about}.${seen}\n`;
}
