import { MAIL_DEADLINE_MS } from '@/lib/config/browser-limits/forms';
import { MAIL } from '@/lib/config/public';
import { SITE } from '@/lib/config/site';
import type { ContactValues } from '@/lib/forms/contact-fields';

/** The mail service's script: loaded with the first focus in the form, not with the page. */
export function loadMailer() {
  hideForbiddenStorage();
  return import('@emailjs/browser');
}

/**
 * That script reads localStorage when it loads, for a throttle we do not use. If the browser forbids storage, the mere read throws and no
 * message could ever be sent, so localStorage is hidden from it.
 */
function hideForbiddenStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** The parameters of the template at the mail service (specification, section 7). */
const templateParams = ({ firstName, lastName, email, ...others }: ContactValues) => ({
  from_name: `${firstName} ${lastName}`,
  reply_to: email,
  ...others,
  to_email: SITE.email,
});

const deadline = () =>
  new Promise<never>((_, reject) => {
    window.setTimeout(() => reject(new Error('no answer in time')), MAIL_DEADLINE_MS);
  });

async function send(values: ContactValues): Promise<void> {
  if (MAIL === null) throw new Error('no mail service configured');
  const { serviceId, templateId, publicKey, origin } = MAIL;
  const mailer = await loadMailer();
  mailer.init({ publicKey, ...(origin === null ? {} : { origin }) });
  await mailer.send(serviceId, templateId, templateParams(values));
}

/**
 * Sends a message to the agency through the mail service (specification, section 7).
 * @returns false for any failure: its 451, 403 and 429, no network, no script, no answer in time.
 */
export async function sendMessage(values: ContactValues): Promise<boolean> {
  return Promise.race([send(values), deadline()]).then(
    () => true,
    () => false,
  );
}
