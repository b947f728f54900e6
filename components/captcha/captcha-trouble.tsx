import { SITE } from '@/lib/config/site';
import { Alert } from '@/components/ui/boxes/alert';

/** The captcha did not load in time: the form can be sent without it, or people can call or write. */
export function CaptchaTrouble() {
  return (
    <Alert tone="warning" role="status" title="The security check did not load">
      <p>
        You can still send this form. If it does not go through, call{' '}
        <a className="nowrap" href={SITE.phone.href}>
          {SITE.phone.text}
        </a>{' '}
        or write to <a href={`mailto:${SITE.email}`}>{SITE.email}</a>.
      </p>
    </Alert>
  );
}
