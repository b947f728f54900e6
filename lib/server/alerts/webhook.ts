import 'server-only';
import { env } from '@/lib/config/env';
import { ALERT } from '@/lib/config/limits';
import type { Alert } from './alert';
import { wordsOf } from './alert';

/**
 * Posts an alert as JSON. `text` contains all of it in words, because chat services show that field.
 * @throws Error for any answer but 2xx, a redirect included.
 */
export async function postAlert(url: string, alert: Alert): Promise<void> {
  const { reason, count, held, oldestSeconds, ids } = alert;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      text: wordsOf(alert).text,
      site: env().siteUrl,
      reason,
      applicationsWaiting: count,
      applicationsHeld: held,
      oldestApplicationSeconds: oldestSeconds,
      ids,
    }),
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(ALERT.deadlineMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}
