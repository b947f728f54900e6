import { REPORTING } from '@/lib/config/reporting';
import { wantsPrivacy } from '@/lib/client/device/privacy';

/** Reports a page may send: an error in a loop tells nothing new. */
const MOST_REPORTS = 5;

const noted = new WeakSet<Error>();
let reports = 0;
let sender: Promise<(error: Error) => void> | null = null;

/** Errors of browser extensions are not ours, and are private. */
const isOurs = (error: Error) => !/-extension:\/\//.test(error.stack ?? '');

/** Reports an error of this page, where reports are configured and the visitor has not asked for privacy. Never throws. */
export function noteError(error: unknown): void {
  const { sentryDsn } = REPORTING;
  if (sentryDsn === null || wantsPrivacy()) return;
  // Any other thrown value could be a form's values.
  if (!(error instanceof Error) || noted.has(error) || !isOurs(error)) return;
  // The server's own errors have a digest, and its log has them in full.
  if ('digest' in error) return;
  if (reports >= MOST_REPORTS) return;
  noted.add(error);
  reports += 1;
  sender ??= import('./error-sender').then((part) => part.createSender(sentryDsn));
  sender.then(
    (send) => send(error),
    () => {
      sender = null;
    },
  );
}
