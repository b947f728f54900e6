import 'server-only';
import type { AlertMail } from '@/lib/config/env-type';
import { ALERT } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import type { Alert } from './alert';
import { wordsOf } from './alert';

/**
 * Mails an alert. The sender is the mail server's user if that is an email address, since many servers reject any other sender;
 * otherwise it is the recipient. A password is sent over TLS or not at all.
 * @throws Error when the mail server does not accept the mail.
 */
export async function mailAlert({ to, server }: AlertMail, alert: Alert): Promise<void> {
  // Loaded here because most sites send no alerts by mail.
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(server);
  const user = decodeURIComponent(username);
  const transport = createTransport({
    host: hostname,
    secure: protocol === 'smtps:',
    ...(port && { port: Number(port) }),
    ...(user && { auth: { user, pass: decodeURIComponent(password) }, requireTLS: true }),
    connectionTimeout: ALERT.mailDeadlineMs,
    greetingTimeout: ALERT.mailDeadlineMs,
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
