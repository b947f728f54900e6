import { SITE } from '@/lib/config/site';
import { ContactLink } from '@/components/header/contact-link';
import { Alert } from '@/components/ui/boxes/alert';

/** Stands in a form's place where no script runs; elements/page/late-form.ts shows it too. The page has the numbers in full. */
export function NoScriptContact() {
  return (
    <noscript>
      <Alert tone="info">
        <p>The form needs JavaScript, which is off or did not load.</p>
        <p>
          <span>Call </span>
          <ContactLink kind="phone" href={SITE.phone.href} text={SITE.phone.text} />
          <span> or email </span>
          <ContactLink kind="email" href={`mailto:${SITE.email}`} text={SITE.email} />
          <span>, and a recruiter will help.</span>
        </p>
      </Alert>
    </noscript>
  );
}
