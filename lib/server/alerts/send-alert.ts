import 'server-only';
import { env } from '@/lib/config/env';
import { logger } from '@/lib/server/process/log';
import type { Alert } from './alert';
import { mailAlert } from './mail';
import { postAlert } from './webhook';

/** Whether an alert has a recipient. */
export function hasAlerts(): boolean {
  const { webhook, mail } = env().alerts;
  return webhook !== null || mail !== null;
}

/**
 * Sends an alert through every configured channel.
 * @throws Error if none of them worked. Failures are logged without the address, which may be a secret.
 */
export async function sendAlert(alert: Alert): Promise<void> {
  const { webhook, mail } = env().alerts;
  const ways = [
    ...(webhook === null ? [] : [['webhook', postAlert(webhook, alert)] as const]),
    ...(mail === null ? [] : [['mail', mailAlert(mail, alert)] as const]),
  ];
  const told = await Promise.all(
    ways.map(([way, sent]) =>
      sent.then(
        () => true,
        (error: unknown) => {
          logger().error({ way, why: whyOf(error) }, 'an alert could not be sent');
          return false;
        },
      ),
    ),
  );
  if (!told.includes(true)) throw new Error('nobody could be told');
}

/** A short code for what went wrong, because mail servers repeat addresses in their messages. */
function whyOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { code, cause, name, message } = error as Readonly<Record<string, unknown>>;
  if (typeof code === 'string') return code;
  if (cause !== undefined) return whyOf(cause);
  return name === 'Error' ? String(message) : String(name);
}
