import 'server-only';
import { env } from '@/lib/config/env';
import type { AlertReason, Refusal } from '@/lib/server/outbox-store/due-alert';
import type { Waiting } from '@/lib/server/outbox-store/waiting';

/** What an alert says about refused or waiting applications: ids and counts, nothing about the applicants. */
export type Alert = Waiting & {
  readonly reason: AlertReason | Refusal;
  /** Those that need a person, held ones first, at most `ALERT.idsMax`, as `npm run outbox` accepts them. */
  readonly ids: readonly string[];
};

const applications = (count: number): string =>
  count === 1 ? '1 application' : `${count} applications`;

function spanOf(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes <= 1) return minutes < 1 ? 'less than a minute' : '1 minute';
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

const LIST =
  'In the folder of the site: npm run outbox -- list (docs/run.md, "Applications that wait").';

const REFUSED: Readonly<Record<Refusal, { readonly why: string; readonly toDo: string }>> = {
  full: {
    why: 'as many wait as the outbox takes',
    toDo: LIST,
  },
  unwritable: {
    why: 'the outbox cannot be written',
    toDo: 'On the server: is the disk of DATA_DIR full, or DATA_DIR not writable? (docs/run.md, "Applications that are refused")',
  },
};

/** The alert as text, with its first line also separate, as the subject of a mail. */
export function wordsOf(alert: Alert): { readonly subject: string; readonly text: string } {
  const { reason, count, held, oldestSeconds, ids } = alert;
  if (reason === 'full' || reason === 'unwritable') {
    const { why, toDo } = REFUSED[reason];
    const subject = `Applications are refused: ${why}`;
    const more = `While the staffing platform is away, applicants at ${env().siteUrl} read that sending failed. ${applications(count)} waiting.`;
    return { subject, text: [`${subject}.`, more, toDo].join('\n') };
  }
  const waiting = count - held;
  const parts = [
    held > 0 ? `${applications(held)} held for you to decide` : '',
    waiting > 0 ? `${applications(waiting)} waiting for the staffing platform` : '',
  ].filter(Boolean);
  const subject = `${reason === 'daily' ? 'Still: ' : ''}${parts.join(', ')}`;
  return {
    subject,
    text: [
      `${subject}.`,
      `The oldest came ${spanOf(oldestSeconds ?? 0)} ago at ${env().siteUrl}.`,
      LIST,
      `Ids: ${ids.map((id) => id.slice(0, 8)).join(', ')}`,
    ].join('\n'),
  };
}
