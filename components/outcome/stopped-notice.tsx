import { SITE } from '@/lib/config/site';
import { BOT_MESSAGES } from '@/lib/forms/form-messages';
import { Alert } from '@/components/ui/boxes/alert';

/** The bot check asks for something; nothing was sent. */
export function StoppedNotice({ message }: { readonly message: string }) {
  return (
    <Alert tone="warning" role="alert" title={message}>
      <p>
        <span>Nothing you typed is lost.</span>
        {message === BOT_MESSAGES.honeypot && (
          <span>
            {' '}
            Call <a href={SITE.phone.href}>{SITE.phone.text}</a> or email{' '}
            <a href={`mailto:${SITE.email}`}>{SITE.email}</a>, and we take your details there.
          </span>
        )}
      </p>
    </Alert>
  );
}
