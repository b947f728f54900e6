import 'server-only';
import { env } from '@/lib/config/env';
import type { AlertReason } from '@/lib/server/outbox-store/due-alert';
import type { Waiting } from '@/lib/server/outbox-store/waiting';

/** What an alert says about waiting applications: ids and counts, nothing about the applicants. */
export type Alert = Waiting & {
  readonly reason: AlertReason;
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

/** The alert as text, with its first line also separate, as the subject of a mail. */
export function wordsOf({ reason, count, held, oldestSeconds, ids }: Alert) {
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
      'In the folder of the site: npm run outbox -- list (docs/run.md, "Applications that wait").',
      `Ids: ${ids.map((id) => id.slice(0, 8)).join(', ')}`,
    ].join('\n'),
  };
}
