import 'server-only';
import type { AlertMail } from '@/lib/config/env';
import { ALERT } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import type { Alert } from './alert';
import { wordsOf } from './alert';

/**
 * Mails an alert. It comes from the mail server's user where that is an address, for many servers let nobody write under
 * another name, and else from whom it goes to. A password is sent over TLS or not at all.
 * @throws Error where the mail server does not take it.
 */
export async function mailAlert({ to, server }: AlertMail, alert: Alert): Promise<void> {
  // Nothing of it is loaded where nobody is written to.
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(server);
  const user = decodeURIComponent(username);
  const transport = createTransport({
    host: hostname,
    secure: protocol === 'smtps:',
    ...(port && { port: Number(port) }),
    ...(user && { auth: { user, pass: decodeURIComponent(password) }, requireTLS: true }),
    connectionTimeout: ALERT.mailDeadlineMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { subject, text } = wordsOf(alert);
  await transport.sendMail({
    from: { name: SITE.brand, address: user.includes('@') ? user : to },
    to,
    subject: `${SITE.brand}: ${subject}`,
    text,
    signal: AbortSignal.timeout(ALERT.mailDeadlineMs),
  });
}
